# legal: a broken squad that fails its MC suffers Casualty Reduction; broken morale 7 of a 4-4-7
name = "58_broken_fails_mc"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
hs = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
r1 is broken,dm
by anna
attest tem K8 +1
by boris
attest tem K8 +1
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 drm TEM +1 column 8 final 8 result NMC
marker prep-fire on g1 at K5
marker prep-fire on g2 at K5
by boris
roll r2 DR 5,4 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 failed in a1
r1 reduced into r1h like hs in a1
by anna
turn 1 german MPh
