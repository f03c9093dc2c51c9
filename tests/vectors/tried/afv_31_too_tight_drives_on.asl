# broken D2.3-fail-stop: after the failed Bypass it has to pay 1 MP to stop and start again
name = "31_too_tight_drives_on"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["stone-building"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
---
place pz F5 vca F4-G5
by anna
turn 1 german MPh
pz start 1 MP total 1
pz bypass G5 along G5-F4 cafp F4-G5-G4 2 MP total 3
attest clearance G5-F4 not-clear
by boris
attest clearance G5-F4 not-clear
by anna
pz clearance G5-F4 not-clear
pz enter F4 1 MP total 4
pz stop 1 MP total 5
pz ends
phase-end
