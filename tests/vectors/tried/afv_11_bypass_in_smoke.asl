# legal: two hexsides of woods with SMOKE, (1+1)x2 each, a turn of 1 MP between them, then the base hex without a turn
name = "11_bypass_in_smoke"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["woods"], smoke = 1 }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
---
place pz F5 vca F4-G5
turn 1 german MPh
pz start 1 MP total 1
pz bypass G5 along G5-F4 cafp F4-G5-G4 4 MP total 5
pz clearance G5-F4 clear
pz turn along G5-G4 1 MP total 6
pz bypass G5 along G5-G4 cafp G5-G4-H4 4 MP total 10
pz clearance G5-G4 clear
pz enter H4 vca I4-I5 1 MP total 11
pz stop 1 MP total 12
pz ends
phase-end
