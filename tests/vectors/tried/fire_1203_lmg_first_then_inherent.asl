# legal: First Fire by the LMG alone, then by the inherent FP at the next hex (A7.33)
name = "1203_lmg_first_then_inherent"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K9
by anna
by boris
turn 1 russian MPh
r1 moves K8 1 MF not-assault seen-by g1
by anna
a1 first by g1 sw:LMG 3 FP at K8 range 3 answers r1 total 3 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
by boris
r1 moves K7 1 MF not-assault seen-by g1
by anna
a2 first by g1 inherent 4 FP at K7 range 2 answers r1 total 4 FP column 4
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1
by boris
turn 1 russian DFPh
