# Bypass, told, meets no TEM of the building (A4.34), though both attested it.
name = "own_a4_34_past_what_holds"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K11 = { is = ["open-ground", "stone-building"] }
[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
g1 = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g1 M9
by boris
place r1 K12
by anna
attest tem K11 +3
by boris
attest tem K11 +3
turn 1 russian MPh
by boris
r1 moves K11 1 MF not-assault seen-by g1 along K11-L11
by anna
a1 first by g1 inherent 4 FP at K11 range 3 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE   ok A7.6-tem
marker first-fire on g1 at M9
by boris
r1 moves K10 1 MF not-assault seen-by g1
by boris
turn 1 russian DFPh
