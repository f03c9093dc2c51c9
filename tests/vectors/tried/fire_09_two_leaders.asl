# legal: a FG of two hexes with a leader in each: the poorer DRM (+0) counts, and doubles do not cower
name = "09_two_leaders"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[weapons]
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
l1 = { side = "german", type = "9-2" }
l2 = { side = "german", type = "8-0" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place l1 K5
place g2 L5
place l2 L5
by boris
place r1 K8
by anna
attest tem K8 +1
by boris
attest tem K8 +1

by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:MMG 5 FP, g2 inherent 4 FP at K8 range 3 directed-by l1,l2 total 13 FP column 12
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 drm leader +0, TEM +1 column 12 final 7 result 1MC
marker prep-fire on g1 at K5
marker prep-fire on l1 at K5
marker prep-fire on g2 at L5
marker prep-fire on l2 at L5
by boris
roll r2 DR 2,3 mc for r1 in a1 by boris
r1 checks 1MC r2 morale 7 passed in a1
by anna
turn 1 german MPh
