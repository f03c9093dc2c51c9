# A8.3, A7.55: the same group, declared as First Fire, with the half of the one that fired before.
name = "own_group_of_two_modes_first"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
MMG = "german mmg"

[units]
m = { side = "russian", type = "russian 4-4-7", sw = [] }
f1 = { side = "german", type = "german 4-6-7", sw = [] }
f2 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place m K9
by boris
place f1 K5
place f2 K5
by anna
turn 1 russian MPh
m moves K8 1 MF not-assault seen-by f1,f2
by boris
a1 first by f1 inherent 4 FP at K8 range 3 answers m
roll r1 DR 5,6 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 result NE
marker first-fire on f1
by anna
m moves K7 1 MF not-assault seen-by f1,f2
by boris
a2 first by f1 inherent 4 FP x1/2 SFF, f2 inherent 4 FP at K7 range 2 answers m total 6 FP column 6
roll r2 DR 5,6 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1
marker final-fire on f1
marker first-fire on f2

by anna
phase-end
