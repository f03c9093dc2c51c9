# legal: fire from level 2 and from level 0 encircles level 1 of K8; morale 6
name = "209_above_and_below"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K8
place g2 K8 level 2
by boris
place r1 K8 level 1
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x2 PBF at K8/1 range 0 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm TEM +3 column 8 final 14 result NE
a2 prep by g2 inherent 4 FP x2 PBF at K8/1 range 0 total 8 FP column 8
marker encircled on r1
roll r2 DR 3,2 ift in a2 by anna
a2 ift r2 drm TEM +3 column 8 final 8 result NMC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r3 DR 3,4 mc for r1 in a2 by boris
r1 checks NMC r3 morale 6 failed in a2
r1 is broken,dm in a2
by anna
turn 1 german MPh
