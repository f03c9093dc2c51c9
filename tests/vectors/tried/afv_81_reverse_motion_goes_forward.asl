# broken D2.23-motion-too: from Reverse Motion it goes forward without a stop and a start
name = "81_reverse_motion_goes_forward"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place t34 H5 vca I5-I6
turn 1 russian MPh
t34 start reverse 1 MP total 1
t34 enter G5 4 MP total 5
t34 enter F5 4 MP total 9
t34 enter E5 4 MP total 13
t34 ends reverse-motion toward D5 cost 4 insufficient
turn 1 german MPh
turn 2 russian MPh
t34 enter F5 1 MP total 1
t34 stop 1 MP total 2
t34 ends
phase-end
