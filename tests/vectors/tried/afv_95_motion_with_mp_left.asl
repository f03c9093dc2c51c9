# broken D2.4-end-with-mp: 11 MP are left and every hex ahead costs 1
name = "95_motion_with_mp_left"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place t34 F5 vca G5-G6
turn 1 russian MPh
t34 start 1 MP total 1
t34 enter G5 1 MP total 2
t34 enter H5 1 MP total 3
t34 enter I5 2 MP total 5
t34 ends motion toward J5 cost 1
phase-end
