# legal: fire while non-stopped: C4 is C2 (+6) and the lower die (2) once more, +8; the CMG is quartered
name = "48_on_the_move"
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
place gs L5
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody
t34 enter G5 1 MP total 2 seen-by gs
t34 enter H5 1 MP total 3 seen-by gs
a1 bounding by t34 MA at L5 units gs infantry-target range 4
roll r1 DR 5,2 to-hit in a1 by boris
a1 to-hit t34 MA r1 target gs drm C4 +8, I +1 number 8 final 16 miss
a2 bounding by t34 CMG 4 FP x1/2 bounding x1/2 motion, t34 BMG 2 FP x1/2 bounding x1/2 motion at L5 units gs range 4 total 1.5 FP column 1
roll r2 DR 4,4 ift in a2 by boris
a2 ift r2 column 1 final 8 result NE
marker bounding-fire on t34
t34 enter I5 1 MP total 4 seen-by gs
t34 stop 1 MP total 5 seen-by gs
t34 ends
phase-end
