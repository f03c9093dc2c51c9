# broken A7.81-mg-ife-area-fire: the LMG of the pinned squad is halved too: 3.5 FP
name = "716_pinned_mg_unhalved"
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
by boris
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker prep-fire on r1
by anna
roll r2 DR 5,4 tc for g1 in a1 by anna
g1 checks PTC r2 morale 7 failed in a1
g1 is pinned in a1
by boris
turn 1 russian MPh
turn 1 russian DFPh
by anna
a2 final by g1 inherent 4 FP x1/2 pinned, g1 sw:LMG 3 FP at K8 range 3 total 5 FP column 4
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 column 4 final 11 result NE
marker final-fire on g1
by boris
turn 1 russian AFPh
