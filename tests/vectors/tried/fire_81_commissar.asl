# legal: a Commissar of the hex raises the morale of the 4-4-7 to 8: DR 8 passes and pins
name = "81_commissar"
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
rc = { side = "russian", type = "russian commissar 9-0" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
place rc K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 drm TEM +1 column 8 final 8 result NMC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 2,2 mc for rc in a1 by boris
rc checks NMC r2 morale 9 passed in a1
roll r3 DR 4,4 mc for r1 in a1 by boris
r1 checks NMC r3 morale 8 passed in a1
r1 is pinned in a1
by anna
turn 1 german MPh
