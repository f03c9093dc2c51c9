# broken: D2.14-motorcycle-not-counted at the entry (1e): a motorcycle in the hex adds nothing, 1 MP and not 2
name = "84_motorcycle_counted"
printing = "1e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
kr = { side = "german", type = "Motorcycle" }
pz = { side = "german", type = "PzKpfw IVH", ce = false }
---
place kr G5 vca H4-H5
place pz F5 vca G5-G6
turn 1 german MPh
pz start 1 MP total 1
pz enter G5 2 MP total 3
pz stop 1 MP total 4
pz ends
phase-end
