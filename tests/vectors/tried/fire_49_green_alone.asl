# legal: Green 5-3-6 without a leader are Inexperienced: two columns, 8 (10 FP) to 4
name = "49_green_alone"
printing = "2e"

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[units]
u1 = { side = "american", type = "american 5-3-6" }
u2 = { side = "american", type = "american 5-3-6" }
r1 = { side = "german", type = "german 4-6-7" }
---
by anna
place u1 K5
place u2 K5
by boris
place r1 K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1
by anna
turn 1 american PFPh
a1 prep by u1 inherent 5 FP, u2 inherent 5 FP at K8 range 3 total 10 FP column 8
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 drm TEM +1 column 4 final 7 result PTC
marker prep-fire on u1
marker prep-fire on u2
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
turn 1 american MPh
