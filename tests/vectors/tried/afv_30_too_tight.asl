# legal: the hexside proves too tight, the 2 MP are lost in F5; it pays to stop, starts anew, turns and drives round
name = "30_too_tight"
printing = "1e"

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
pz stop 1 MP total 4
pz start 1 MP total 5
pz enter F4 1 MP total 6
pz turn G4-G5 1 MP total 7
pz enter G4 1 MP total 8
pz stop 1 MP total 9
pz ends
phase-end
