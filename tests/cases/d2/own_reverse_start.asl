# A start MP multiplied as an entry in Reverse (D2.21)
name = "A start MP multiplied as an entry in Reverse"
printing = "2e"
[players]
hans = { side = "german" }
amos = { side = "american" }
[units.m4]
side = "american"
type = "M4"
[units.g1]
side = "german"
type = "german 4-6-7"
[default-terrain]
is = ["open-ground"]
---
place m4 K12 vca K11-L11
place g1 A1
turn 1 american MPh
m4 start reverse 4 MP total 4   !! D2.21-start-stop-excluded = 1 MP
m4 enter K13 reverse 4 MP total 8
m4 stop 1 MP total 9
m4 ends
turn 1 american DFPh
