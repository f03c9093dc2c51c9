# broken D2.1-terrain-na: a wall is closed to halftracks
name = "36_halftrack_wall"
printing = "2e"
walls = ["F5-G5", "F7-G7"]
[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
spw = { side = "german", type = "SPW 251/1" }
pz = { side = "german", type = "PzKpfw IVH", ce = true }
---
place spw F5 vca G5-G6
place pz F7 vca G7-G8
turn 1 german MPh
pz start 1 MP total 1
pz enter G7 2 MP total 3
pz stop 1 MP total 4
pz ends
spw start 1 MP total 1
spw enter G5 2 MP total 3
spw stop 1 MP total 4
spw ends
phase-end
