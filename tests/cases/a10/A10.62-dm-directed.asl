# vector A10.62-dm-directed
# The same shot with +2, directed by an 8-0. No cowering: 2 + 2 = 4 NMC possible: DM.
name = "A10.62-dm-directed"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["wooden-building"] }

[units]
f = { side = "german", type = "1-2-6", kind = "hs", sw = [] }
l = { side = "german", type = "8-0" }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K8
place l K8
by boris
place s K6
s is broken
by anna
turn 1 german PFPh
a1 prep by f inherent 1 FP at K6 range 2 directed-by l total 1 FP column 1
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 drm TEM +2, leader +0 column 1 final 11
by boris
s is dm
