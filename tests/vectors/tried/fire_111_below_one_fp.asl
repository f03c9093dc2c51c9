# legal: 4 x 1/2 AFPh x 1/2 concealed x 1/2 pinned = 0.5 FP: no column, no effect
name = "111_below_one_fp"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
place r2 K7
r1 is concealed
r2 is known
by anna
turn 1 german MPh
turn 1 german DFPh
by boris
a1 final by r2 inherent 4 FP at K5 range 2 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker final-fire on r2
by anna
roll r2 DR 6,5 tc for g1 in a1 by anna
g1 checks PTC r2 morale 7 failed in a1
g1 is pinned in a1
turn 1 german AFPh
a2 advancing by g1 inherent 4 FP x1/2 AFPh x1/2 concealed x1/2 pinned at K8 range 3 total 0.5 FP
roll r3 DR 1,2 ift in a2 by anna
a2 ift r3 final 3 result NE
turn 1 german RtPh
