# broken A7.24-afph-half: the LMG too is halved in the AFPh: 3.5 FP, not 5
name = "317_mg_afph_unhalved"
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
place r1 K8
by anna
turn 1 german AFPh
a1 advancing by g1 inherent 4 FP x1/2 AFPh, g1 sw:LMG 3 FP at K8 range 3 total 5 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
turn 1 german RtPh
