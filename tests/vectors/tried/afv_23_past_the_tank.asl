# legal: it drives through a hex with an enemy tank (+1 MP) and stops beside an enemy truck, which is no AFV (+1 MP)
name = "23_past_the_tank"
printing = "1e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = true }
pz = { side = "german", type = "PzKpfw IVH", ce = false }
opel = { side = "german", type = "Opel 6700 (Blitz)" }
---
place t34 F5 vca G5-G6
place pz G5 vca F4-F5
place opel I5 vca J4-J5
turn 1 russian MPh
t34 start 1 MP total 1
t34 enter G5 2 MP total 3
t34 enter H5 1 MP total 4
t34 enter I5 2 MP total 6
t34 stop 1 MP total 7
t34 ends
phase-end
