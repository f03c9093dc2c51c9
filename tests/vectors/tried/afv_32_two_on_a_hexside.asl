# broken D2.31-hexside-occupied: the other vehicle bypasses F4 along the same hexside F4-G5
name = "32_two_on_a_hexside"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["stone-building"] }
F4 = { is = ["woods"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
spw = { side = "german", type = "SPW 251/1" }
---
place pz F5 vca F4-G5
place spw F4 along F4-G5 cafp F4-G5-G4
turn 1 german MPh
pz start 1 MP total 1
pz bypass G5 along G5-F4 cafp F4-G5-G4 2 MP total 3
pz clearance G5-F4 clear
pz enter G4 1 MP total 4
pz stop 1 MP total 5
pz ends
phase-end
