# A8.31, A7.55: FPF of one squad and First Fire of the other in one Fire Group: the NMC is of the one that makes FPF.
name = "own_group_with_fpf"
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
a2 subsequent by f1 inherent 4 FP x1/2 SFF at K7 range 2 answers m
roll r2 DR 5,6 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1
marker final-fire on f1

by anna
m moves K6 1 MF not-assault seen-by f1,f2
by boris
a3 fpf by f1 inherent 4 FP x2 PBF x1/2 FPF, f2 inherent 4 FP x2 PBF at K6 range 1 answers m total 12 FP column 12
roll r3 DR 1,5 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1
f1 checks NMC r3 passed in a3
by anna
roll r4 DR 1,2 mc for m in a3
m checks 3MC r4 passed in a3
phase-end
