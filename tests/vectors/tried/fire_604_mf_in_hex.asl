# legal: r1 spends a MF where it stands (smoke grenades); First Fire at it with FFNAM -1 and FFMO -1
name = "604_mf_in_hex"
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
r1 moves K8 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP at K8 range 3 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1
by boris
r1 moves K7 1 MF not-assault seen-by g1
turn 1 russian DFPh
