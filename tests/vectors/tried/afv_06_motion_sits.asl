# broken D2.4-must-expend-one: the Puma ended in Motion and spends nothing
name = "06_motion_sits"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
G5 = { is = ["open-ground"], level = 1 }
H5 = { is = ["open-ground"], level = 2 }
I5 = { is = ["open-ground"], level = 3 }
J5 = { is = ["open-ground"], level = 4 }
K5 = { is = ["open-ground"], level = 5 }
K6 = { is = ["open-ground"], level = 5 }

[units]
puma = { side = "german", type = "PSW 234/2", ce = false }
spw = { side = "german", type = "SPW 251/1" }
---
place puma F5 vca G5-G6
place spw F9 vca G9-G10
turn 1 german MPh
puma start 1 MP total 1
puma enter G5 7 MP total 8
puma enter H5 7 MP total 15
puma enter I5 7 MP total 22
puma enter J5 7 MP total 29
puma ends motion toward K5 cost 7 insufficient
turn 1 russian MPh
turn 2 german MPh
spw start 1 MP total 1
spw enter G9 1 MP total 2
spw stop 1 MP total 3
spw ends
phase-end
turn 2 german DFPh
