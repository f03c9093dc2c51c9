# broken: A7.4-no-friendly-fire at a1: g3 of his own side stands in K8 with the enemy
name = "205_own_unit_fired_at"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
g3 = { side = "german", type = "german 2-4-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
place g3 K8
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
