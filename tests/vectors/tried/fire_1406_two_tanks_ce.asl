# legal: two CE tanks in the hex: both crews take the NMC
name = "1406_two_tanks_ce"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
t1 = { side = "russian", type = "T-34/85", ce = true }
t2 = { side = "russian", type = "T-34/85", ce = true }
---
by anna
place g1 K5
place g2 K5
by boris
place t1 K8 vca K7-L7
place t2 K8 vca K7-L7
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 2,4 ift in a1 by anna
a1 ift r1 drm CE +2 column 8 final 8 result NMC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 1,2 mc for t1 in a1 by boris
t1 checks NMC r2 morale 8 passed in a1
roll r3 DR 1,2 mc for t2 in a1 by boris
t2 checks NMC r3 morale 8 passed in a1
by anna
turn 1 german MPh
