# legal: two radioless T-26 move as a platoon, hex by hex in turn, and wait with a Delay MP though not stopped; each rolls for reliability
name = "28_platoon"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t1 = { side = "russian", type = "T-26 M33", ce = false }
t2 = { side = "russian", type = "T-26 M33", ce = false }
---
place t1 F5 vca G5-G6
place t2 F6 vca G6-G7
t1 is platoon
t2 is platoon
turn 1 russian MPh
t1 start 1 MP total 1
roll r1 DR 3,4 reliability for t1 by boris
t1 reliability r1 ok
t2 start 1 MP total 1
roll r2 DR 5,4 reliability for t2 by boris
t2 reliability r2 ok
t1 enter G5 1 MP total 2
t2 delay 1 MP total 2
t1 enter H5 1 MP total 3
t2 enter G6 1 MP total 3
t1 stop 1 MP total 4
t2 stop 1 MP total 4
t1 ends
t2 ends
phase-end
