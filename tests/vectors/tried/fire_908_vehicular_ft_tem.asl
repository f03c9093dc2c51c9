# legal: a vehicular FT at a stone building: no TEM (D3.6, A22.2)
name = "908_vehicular_ft_tem"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[units]
cr = { side = "german", type = "PzKpfw IVH", ce = false, weapons = { FT = { kind = "ft", fp = 24, range = 1 } } }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place cr K7 vca K8-L7
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by cr FT 24 FP at K8 range 1 total 24 FP column 24
roll r1 DR 3,5 ift in a1 by anna
a1 ift r1 column 24 final 8 result 2MC
marker prep-fire on cr
by boris
roll r2 DR 5,4 mc for r1 in a1 by boris
r1 checks 2MC r2 morale 7 failed in a1
r1 is broken,dm in a1
by anna
turn 1 german MPh
