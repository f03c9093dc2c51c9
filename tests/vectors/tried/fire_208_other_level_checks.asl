# broken A7.4-only-targets: fire at K8/1 does not touch r2 on the ground level
name = "208_other_level_checks"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }
K5 = { is = ["stone-building"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8 level 1
place r2 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8/1 range 3 total 8 FP column 8
roll r1 DR 3,2 ift in a1 by anna
a1 ift r1 drm TEM +3 column 8 final 8 result NMC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 3,2 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
roll r3 DR 3,1 mc for r2 in a1 by boris
r2 checks NMC r3 morale 7 passed in a1
by anna
turn 1 german MPh
