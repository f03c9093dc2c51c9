# legal: r1 on level 1 hill, height advantage +1
name = "1107_height"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["open-ground"], level = 1 }

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 drm height +1 column 4 final 8 result NE
marker prep-fire on g1
turn 1 german MPh
