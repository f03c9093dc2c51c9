# broken: A8.3/A8.4 at a3: under a Final Fire counter by its SFF, g1 does not fire in the DFPh
name = "508_final_after_sff"
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
place r1 K8
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP at K7 range 2 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1
by boris
r1 moves K6 1 MF not-assault seen-by g1
by anna
a2 subsequent by g1 inherent 4 FP x2 PBF x1/2 SFF at K6 range 1 answers r1 total 4 FP column 4
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker final-fire on g1
by boris
turn 1 russian DFPh
by anna
a3 final by g1 inherent 4 FP x2 PBF x1/2 final-fire at K6 range 1 total 4 FP column 4
roll r3 DR 5,6 ift in a3 by anna
a3 ift r3 column 4 final 11 result NE
turn 1 russian AFPh
