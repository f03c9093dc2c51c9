# A Motion counter laid behind a stop (D2.4)
name = "A Motion counter laid behind a stop"
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
m4 start 1 MP total 1
m4 enter K11 1 MP total 2
m4 stop 1 MP total 3
marker motion on m4   !! D2.4-not-if-stopped
turn 1 american DFPh
