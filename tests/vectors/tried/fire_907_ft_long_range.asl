# legal: FT at two hexes: 12 FP
name = "907_ft_long_range"
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
place g1 K6
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 sw:FT 24 FP x1/2 long-range at K8 range 2 total 12 FP column 12
roll r1 DR 3,5 ift in a1 by anna
a1 ift r1 column 12 final 8 result 1MC
marker prep-fire on g1
by boris
roll r2 DR 5,4 mc for r1 in a1 by boris
r1 checks 1MC r2 morale 7 failed in a1
r1 is broken,dm in a1
by anna
turn 1 german MPh
