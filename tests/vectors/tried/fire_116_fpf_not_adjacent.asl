# broken: A8.31: FPF at two hexes
name = "116_fpf_not_adjacent"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K7
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
roll r9 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r9 morale 7 passed in a1
r1 moves K6 1 MF not-assault seen-by g1
by anna
a2 subsequent by g1 inherent 4 FP x2 PBF x1/2 SFF at K6 range 1 answers r1 total 4 FP column 4
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker final-fire on g1
by boris
r1 moves K7 1 MF not-assault seen-by g1
by anna
a3 fpf by g1 inherent 4 FP x1/2 FPF at K7 range 2 answers r1 total 2 FP column 2
roll r3 DR 1,6 ift in a3 by anna
a3 ift r3 drm FFMO -1, FFNAM -1 column 2 final 5 result NMC
by boris
roll r4 DR 1,2 mc for r1 in a3 by boris
r1 checks NMC r4 morale 7 passed in a3
turn 1 russian DFPh
