# A TEM that both attest of an open hex is that of a hexside: who fires across another meets none of it, and is asked.
name = "own_a4_6_wall_of_another"
printing = "2e"
walls = ["K10-K11"]
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 K8
place g2 K14
by boris
place r1 K12
by anna
attest tem K11 +2
by boris
attest tem K11 +2
turn 1 russian MPh
r1 moves K11 1 MF not-assault seen-by g1,g2
by anna
a1 first by g1 inherent 4 FP at K11 range 3 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFNAM -1, TEM +2 column 4 final 12 result NE
marker first-fire on g1 at K8
by anna
a2 first by g2 inherent 4 FP at K11 range 3 answers r1 total 4 FP column 4
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 drm FFNAM -1, FFMO -1 column 4 final 9 result NE   ?? A7.6-tem
marker first-fire on g2 at K14
by boris
turn 1 russian DFPh
