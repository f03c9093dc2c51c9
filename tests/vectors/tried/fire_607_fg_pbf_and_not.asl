# legal: a FG of two hexes, one ADJACENT (x2), one not, a LMG at long range no
name = "607_fg_pbf_and_not"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K7
place g2 K6
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x2 PBF, g1 sw:LMG 3 FP x2 PBF, g2 inherent 4 FP at K8 range 1 total 18 FP column 16
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 drm TEM +3 column 16 final 12 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
