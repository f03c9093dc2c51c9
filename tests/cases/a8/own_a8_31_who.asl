# FPF is for units marked Final Fire: who has fired nothing, or in First Fire alone, has none (A8.31).
name = "own_a8_31_who"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "german 4-6-7", sw = [] }
f2 = { side = "german", type = "german 4-6-7", sw = [] }
f3 = { side = "german", type = "german 4-6-7", sw = [] }
m1 = { side = "russian", type = "russian 4-4-7", sw = [] }
m2 = { side = "russian", type = "russian 4-4-7", sw = [] }
m3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place m1 K8
place m2 S8
place m3 AA7
by boris
place f1 K5
place f2 S5
place f3 AA5
by anna
turn 1 russian MPh
m1 moves K7 1 MF not-assault seen-by f1
by boris
a1 first by f1 inherent 4 FP at K7 range 2 answers m1
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1 result NE
marker first-fire on f1
by anna
m1 moves K6 1 MF not-assault seen-by f1
by boris
a2 fpf by f1 inherent 4 FP x2 PBF x1/2 FPF at K6 range 1 answers m1   !! A8.31-who
roll r2 DR 5,1 ift in a2 by boris
a2 ift r2 drm FFMO -1, FFNAM -1
f1 checks NMC r2 passed in a2
by anna
roll r3 DR 1,2 mc for m1 in a2 by anna
m1 checks 1MC r3 passed in a2
m2 moves S7 1 MF not-assault seen-by f2
m2 moves S6 1 MF not-assault seen-by f2
by boris
a3 fpf by f2 inherent 4 FP x2 PBF x1/2 FPF at S6 range 1 answers m2   ?? A8.31-who
roll r4 DR 5,1 ift in a3 by boris
a3 ift r4 drm FFMO -1, FFNAM -1
f2 checks NMC r4 passed in a3
by anna
roll r5 DR 1,2 mc for m2 in a3 by anna
m2 checks 1MC r5 passed in a3
