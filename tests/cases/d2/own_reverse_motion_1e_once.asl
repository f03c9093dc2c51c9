# A Reverse Motion counter in 1e is one finding (D2.24)
name = "A Reverse Motion counter in 1e is one finding"
printing = "1e"
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
m4 start reverse 1 MP total 1
m4 enter K13 reverse 4 MP total 5
m4 enter K14 reverse 4 MP total 9
m4 enter K15 reverse 4 MP total 13
marker reverse-motion on m4   !! D2.24-1e-no-reverse-motion
m4 ends
turn 1 american DFPh
