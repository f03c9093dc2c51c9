# broken D2.42-fp-halved: the halftrack is non-stopped, its AAMG 3 x1/2 x1/2 = 3/4 FP, no column; it claims 1.5 FP
name = "49_halftrack_on_the_move"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
spw = { side = "german", type = "SPW 251/1", ce = true }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place spw F5 vca G5-G6
place rs K5
turn 1 german MPh
spw start 1 MP total 1 seen-by nobody
spw enter G5 1 MP total 2 seen-by rs
spw enter H5 1 MP total 3 seen-by rs
a1 bounding by spw AAMG 3 FP x1/2 bounding at K5 units rs range 3 total 1.5 FP column 1
roll r2 DR 4,4 ift in a1 by anna
a1 ift r2 column 1 final 8 result NE
marker bounding-fire on spw
spw stop 1 MP total 4 seen-by rs
spw ends
phase-end
