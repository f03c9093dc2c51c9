# broken: (D5.1) at the check: an inherent crew has a morale of 8, not 9
name = "202_crew_morale_9"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K5 vca K6-L5
by boris
place r1 K8
place r2 K8
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K5 range 3 total 8 FP column 8
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 drm CE +2 column 8 final 8 result NMC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 4,5 mc for pz in a1 by anna
pz checks NMC r2 morale 9 passed in a1
by boris
turn 1 russian MPh
