# legal: an Overrun costs the entry and a quarter of 16; the squad in the hex stays; the tank drives on out of the hex and stops
name = "77_overrun_and_on"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", ce = false }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place t34 F5 vca G5-G6
place gs G5
turn 1 russian MPh
t34 start 1 MP total 1
t34 enter G5 1 MP total 2
t34 overrun G5 4 MP total 6
t34 enter H5 1 MP total 7
t34 stop 1 MP total 8
t34 ends
phase-end
