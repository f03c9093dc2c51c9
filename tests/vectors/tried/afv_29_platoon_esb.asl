# broken D2.5-platoon-na: a vehicle that moves in a platoon may not try ESB
name = "29_platoon_esb"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["open-ground"], level = 1 }
G6 = { is = ["open-ground"], level = 1 }
H5 = { is = ["open-ground"], level = 2 }
H6 = { is = ["open-ground"], level = 2 }
I5 = { is = ["open-ground"], level = 2 }

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
t1 enter G5 5 MP total 6
t2 enter G6 5 MP total 6
t1 enter H5 5 MP total 11
t2 enter H6 5 MP total 11
roll r3 DR 1,1 esb for t1 by boris
t1 esb 1 MP drm +2 r3 final 4 success
t1 enter I5 1 MP total 12
t2 stop 1 MP total 12
t1 stop 1 MP total 13
t1 ends
t2 ends
phase-end
