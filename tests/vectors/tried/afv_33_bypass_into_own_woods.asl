# broken D2.33-no-obstacle-entry: from Bypass of G5 it drives into the woods of the same hex
name = "33_bypass_into_own_woods"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["woods"], bog = true }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
---
place pz F5 vca F4-G5
turn 1 german MPh
pz start 1 MP total 1
pz bypass G5 along G5-F4 cafp F4-G5-G4 2 MP total 3
pz clearance G5-F4 clear
pz enter G5 inside 7 MP total 10
roll r1 DR 2,3 bog for pz by anna
pz bog-check r1 drm +4
pz stop 1 MP total 11
pz ends
phase-end
