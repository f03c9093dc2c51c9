# broken A7.31-resolve-before-next: r1 has not yet taken the NMC of a1 when a2 is fired at the same Location
name = "13_next_attack_before_mc"
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
---
by anna
place g1 K5
place g2 M6
by boris
place r1 K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1

by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 2,3 ift in a1 by anna
a1 ift r1 drm TEM +1 column 4 final 6 result NMC
marker prep-fire on g1 at K5
a2 prep by g2 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 drm TEM +1 column 4 final 12 result NE
marker prep-fire on g2 at M6
by boris
roll r3 DR 2,2 mc for r1 in a1 by boris
r1 checks NMC r3 morale 7 passed in a1
by anna
turn 1 german MPh
