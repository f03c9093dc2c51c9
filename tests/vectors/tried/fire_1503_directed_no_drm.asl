# broken A7.531-lowest-quality: the 8-1 directs, and his -1 is not taken: Final 9 PTC.. on 4 FP: none; due 10-1
name = "1503_directed_no_drm"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gl K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 directed-by gl total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1
marker prep-fire on gl
turn 1 german MPh
