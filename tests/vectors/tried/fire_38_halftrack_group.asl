# legal: Passengers, their leader and the AAMG of a CE halftrack as one FG in the PFPh: 4 + 3 = 7, -1
name = "38_halftrack_group"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
g1 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K5 vca K6-L5
place g1 K5
g1 boards ht
place gl K5
gl boards ht
by boris
place r1 K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1

by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, ht AAMG 3 FP at K8 range 3 directed-by gl total 7 FP column 6
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 drm leader -1, TEM +1 column 6 final 6 result 1MC
marker prep-fire on ht
by boris
roll r2 DR 2,3 mc for r1 in a1 by boris
r1 checks 1MC r2 morale 7 passed in a1
by anna
turn 1 german MPh
