# broken A7.531-multi-location-needs-leaders: a leader in one of two hexes gives no DRM
name = "66_one_leader_two_hexes"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 L5
place gl L5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm leader -1 column 8 final 10 result NE
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on gl
turn 1 german MPh
