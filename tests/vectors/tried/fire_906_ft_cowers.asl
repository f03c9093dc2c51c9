# legal: a FT cowers (A22.1): 3,3: column 20
name = "906_ft_cowers"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
FT = "ft"

[units]
g1 = { side = "german", type = "german 8-3-8", sw = ["FT"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K7
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 sw:FT 24 FP at K8 range 1 total 24 FP column 24
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 column 20 final 6 result 3MC
marker prep-fire on g1
by boris
roll r2 DR 5,4 mc for r1 in a1 by boris
r1 checks 3MC r2 morale 7 failed in a1
r1 is broken,dm in a1
by anna
turn 1 german MPh
