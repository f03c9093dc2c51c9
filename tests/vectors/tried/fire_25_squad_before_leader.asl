# broken A7.303-best-leaders-first: r1 checks before the 8-1 of its hex
name = "25_squad_before_leader"
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
rl = { side = "russian", type = "8-1" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
place rl K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3

by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 2,3 ift in a1 by anna
a1 ift r1 drm TEM +3 column 8 final 8 result NMC
marker prep-fire on g1 at K5
marker prep-fire on g2 at K5
by boris
roll r2 DR 2,4 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
roll r3 DR 2,1 mc for rl in a1 by boris
rl checks NMC r3 morale 8 passed in a1
by anna
turn 1 german MPh
