# A turn after an entry in Reverse multiplied like it (D2.22)
name = "A turn after an entry in Reverse multiplied like it"
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
m4 start reverse 1 MP total 1
m4 enter K13 reverse 4 MP total 5
m4 turn L12-L13 4 MP total 9   !! D2.22-vca-after-normal = 1 MP
m4 stop 1 MP total 10
m4 ends
turn 1 american DFPh
