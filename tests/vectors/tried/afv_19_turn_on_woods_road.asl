# broken: D2.11-vca-cost-woods-road at the turn: on the road of a woods hex a hexspine costs 2 MP; the road frees from the Bog DR only
name = "19_turn_on_woods_road"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
F5 = { is = ["open-ground"], road = ["F5-G5"] }
G5 = { is = ["woods"], bog = true, road = ["F5-G5", "G5-G6"] }
G6 = { is = ["open-ground"], road = ["G5-G6"] }

[units]
t34 = { side = "russian", type = "T-34/85", ce = true }
---
place t34 F5 vca G5-G6
turn 1 russian MPh
t34 start 1 MP total 1
t34 enter G5 road 0.5 MP total 1.5
t34 turn H5-G6 on-road 1 MP total 2.5
t34 enter G6 road 0.5 MP total 3
t34 stop 1 MP total 4
t34 ends
phase-end
