# broken D2.52-2e-wheeled: the PSW 222 starts a second time, in Reverse, without its reliability DR
name = "27_africa_second_start"
printing = "2e"
theatre = "North Africa"
date = "1941-05-01"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ac = { side = "german", type = "PSW 222", ce = true, axis = true }
---
place ac F5 vca G5-G6
turn 1 german MPh
ac start 1 MP total 1
roll r1 DR 3,4 reliability for ac by anna
ac reliability r1 ok
ac enter G5 3 MP total 4
ac stop 1 MP total 5
ac start reverse 1 MP total 6
ac enter F5 9 MP total 15
ac stop 1 MP total 16
ac ends
phase-end
turn 1 german DFPh
