# Residual FP meets no TEM of a hexside (A8.2): that it takes none of what was attested of an open hex is asked, and FFMO with it is no breach.
name = "own_a8_2_no_hexside"
printing = "2e"
walls = ["K10-K11"]
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 K8
place g2 K8
by boris
place r1 K12
place r2 L11
by anna
attest tem K11 +2
by boris
attest tem K11 +2
turn 1 russian MPh
r1 moves K11 1 MF not-assault seen-by g1,g2
by anna
a1 first by g1 inherent 4 FP, g2 inherent 4 FP at K11 range 3 answers r1 total 8 FP column 8
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFNAM -1, TEM +2 column 8 final 12 result NE
marker first-fire on g1 at K8
marker first-fire on g2 at K8
by anna
residual 1 FP at K11 from a1
by boris
r2 moves K11 1 MF not-assault seen-by g1,g2
by anna
a2 residual at K11 units r2 total 1 FP column 1
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 1 final 9 result NE   ?? A7.6-tem
by boris
turn 1 russian DFPh
