# MF spent by the DEFENDER end nobody else's move (A4.1)
name = "MF spent by the DEFENDER end nobody else's move"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[units.g1]
side = "german"
type = "german 4-6-7"
[units.t34]
side = "russian"
type = "T-34/85"
[default-terrain]
is = ["open-ground"]
---
place g1 C3
place t34 H12 vca H11-I12
turn 1 russian MPh
t34 start 1 MP total 1
t34 enter H11 1 MP total 2
g1 moves C4 1 MF not-assault   !! A4.1-own-mph
t34 enter H10 1 MP total 3
t34 stop 1 MP total 4
t34 ends
turn 1 russian DFPh
