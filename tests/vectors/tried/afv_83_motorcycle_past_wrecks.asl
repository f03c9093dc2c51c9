# legal: a motorcycle pays nothing for a wreck; downhill costs nothing; by road 1/2
name = "83_motorcycle_past_wrecks"
printing = "1e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
F5 = { is = ["open-ground"], level = 1, road = ["F5-G5"] }
G5 = { is = ["open-ground"], wrecks = 2, road = ["F5-G5"] }

[units]
kr = { side = "german", type = "Motorcycle" }
pz = { side = "german", type = "PzKpfw IVH", ce = false }
---
place kr F5 vca G5-G6
place pz H5 vca I5-I6
turn 1 german MPh
kr start 1 MP total 1
kr enter G5 road 0.5 MP total 1.5
kr enter H5 3 MP total 4.5
kr stop 1 MP total 5.5
kr ends
pz start 1 MP total 1
pz enter I5 1 MP total 2
pz stop 1 MP total 3
pz ends
phase-end
