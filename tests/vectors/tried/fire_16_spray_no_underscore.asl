# broken A7.34-capability: the Range of an American 6-6-6 is not underscored
name = "16_spray_no_underscore"
printing = "2e"

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
u1 = { side = "american", type = "american 6-6-6" }
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
---
by anna
place u1 K5
by boris
place g1 K7
place g2 K8
by anna
turn 1 american PFPh
a1 prep by u1 inherent 6 FP x1/2 spraying at K7,K8 range 2,3 total 3 FP column 2
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 column 2 final 9 result NE
marker prep-fire on u1 at K5
turn 1 american MPh
