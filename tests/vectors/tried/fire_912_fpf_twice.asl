# legal: two FPF, the firer passes both its NMC (A8.31)
name = "912_fpf_twice"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K7
place r2 J6
place r3 L6
by anna
by boris
turn 1 russian MPh
r1 moves K6 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP x2 PBF at K6 range 1 answers r1 total 8 FP column 8
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
marker first-fire on g1
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
r2 moves J5 1 MF not-assault seen-by g1
by anna
a2 subsequent by g1 inherent 4 FP x2 PBF x1/2 SFF at J5 range 1 answers r2 total 4 FP column 4
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker final-fire on g1
by boris
r3 moves L5 1 MF not-assault seen-by g1
by anna
a3 fpf by g1 inherent 4 FP x2 PBF x1/2 FPF at L5 range 1 answers r3 total 4 FP column 4
roll r5 DR 2,4 ift in a3 by anna
a3 ift r5 drm FFMO -1, FFNAM -1 column 4 final 4 result 1MC
by boris
roll r6 DR 1,2 mc for r3 in a3 by boris
r3 checks 1MC r6 morale 7 passed in a3
r3 moves L4 1 MF not-assault seen-by g1
by anna
a4 fpf by g1 inherent 4 FP x2 PBF x1/2 FPF at L4 range 1 answers r3 total 4 FP column 4
roll r7 DR 1,4 ift in a4 by anna
a4 ift r7 drm FFMO -1, FFNAM -1 column 4 final 3 result 2MC
by boris
roll r8 DR 5,4 mc for r3 in a4 by boris
r3 checks 2MC r8 morale 7 failed in a4
r3 is broken,dm in a4
turn 1 russian DFPh
