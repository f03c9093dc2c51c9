# broken A7.52-worst-hindrance: g2 has a Hindrance of +1, which counts for the whole FG: Final 8, no effect of 6 but 1 KN: 8 FP column 8 Final 9 is PTC not 8 NMC
name = "14_worst_hindrance"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["wooden-building"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 L5
by boris
place r1 K8
by anna
attest tem K8 +2
by boris
attest tem K8 +2

g2 los r1 exists hindrance +1
by anna
g2 los r1 exists hindrance +1
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 2,4 ift in a1 by anna
a1 ift r1 drm TEM +2 column 8 final 8 result NMC
marker prep-fire on g1 at K5
marker prep-fire on g2 at L5
by boris
roll r2 DR 1,4 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
by anna
turn 1 german MPh
