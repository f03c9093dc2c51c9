# broken A7.531-same-location: the 9-1 stands in L5
name = "123_leader_elsewhere"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gl L5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 directed-by gl total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm leader -1 column 4 final 10 result NE
marker prep-fire on g1
marker prep-fire on gl
turn 1 german MPh
