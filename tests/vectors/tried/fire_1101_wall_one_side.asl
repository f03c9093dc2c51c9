# legal: a stone wall on the N side of K8: +2 for the fire from K5, none for that from K11
name = "1101_wall_one_side"
printing = "2e"
walls = ["K7-K8"]

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K11
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 6,4 ift in a1 by anna
a1 ift r1 drm TEM +2 column 4 final 12 result NE
marker prep-fire on g1
a2 prep by g2 inherent 4 FP at K8 range 3 total 4 FP column 4
marker encircled at K8
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 column 4 final 11 result NE
marker prep-fire on g2
turn 1 german MPh
