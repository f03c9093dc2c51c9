# legal: two leaders of one hex direct a squad each at different targets
name = "126_two_leaders_two_targets"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
l1 = { side = "german", type = "9-1" }
l2 = { side = "german", type = "8-0" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
place l1 K5
place l2 K5
by boris
place r1 K8
place r2 N6
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 directed-by l1 total 4 FP column 4
roll r1 DR 5,5 ift in a1 by anna
a1 ift r1 drm leader -1 column 4 final 9 result NE
a2 prep by g2 inherent 4 FP at N6 range 3 directed-by l2 total 4 FP column 4
roll r2 DR 6,6 ift in a2 by anna
a2 ift r2 column 4 final 12 result NE
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on l1
marker prep-fire on l2
turn 1 german MPh
