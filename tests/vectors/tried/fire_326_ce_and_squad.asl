# legal: one DR at a CE tank and a squad: the squad 1MC on Final 6, the crew (CE +2) a NMC on Final 8
name = "326_ce_and_squad"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
gx = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K8 vca K7-L7
place gx K8
by boris
place r1 K5
place r2 K5
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 drm CE +2 only pz column 8 final 6 result 1MC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 3,2 mc for gx in a1 by anna
gx checks 1MC r2 morale 7 passed in a1
roll r3 DR 1,2 mc for pz in a1 by anna
pz checks NMC r3 morale 8 passed in a1
by boris
turn 1 russian MPh
