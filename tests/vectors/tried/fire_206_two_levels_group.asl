# legal: g1 at level 0 and g2 at level 1 of K5 fire as one FG with a leader each; the lower DRM -1
name = "206_two_levels_group"
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
l1 = { side = "german", type = "9-2" }
l2 = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place l1 K5
place g2 K5 level 1
place l2 K5 level 1
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 directed-by l1,l2 total 8 FP column 8
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 drm leader -1, TEM +3 column 8 final 8 result NMC
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on l1
marker prep-fire on l2
by boris
roll r2 DR 3,2 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
by anna
turn 1 german MPh
