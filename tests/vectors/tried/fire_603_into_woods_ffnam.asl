# legal: First Fire at r1 that entered the woods: FFNAM -1, TEM +1
name = "603_into_woods_ffnam"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K7 = { is = ["woods"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
attest tem K7 +1
by boris
attest tem K7 +1
by anna
by boris
turn 1 russian MPh
r1 moves K7 2 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP at K7 range 2 answers r1 total 4 FP column 4
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 drm TEM +1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1
by boris
turn 1 russian DFPh
