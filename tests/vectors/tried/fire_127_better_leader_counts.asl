# broken A7.531-lowest-quality: 9-2 and 8-1 direct from two hexes: -1, not -2
name = "127_better_leader_counts"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
l1 = { side = "german", type = "9-2" }
l2 = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 L5
place l1 K5
place l2 L5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 directed-by l1,l2 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm leader -2 column 8 final 9 result PTC
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on l1
marker prep-fire on l2
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
turn 1 german MPh
