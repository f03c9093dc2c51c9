# legal: a Snap Shot (A8.15) at the hexside, halved as Area Fire
name = "418_snap_shot"
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
place r1 J7
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP x1/2 area at K7 range 2 answers r1 total 2 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
marker first-fire on g1
by boris
turn 1 russian DFPh
