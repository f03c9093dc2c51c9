# legal: 1 FP, 1,1: Cowering leaves no effect
name = "222_lowest_column_cowers"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 2-4-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K10
by anna
turn 1 german PFPh
a1 prep by g1 inherent 2 FP x1/2 long-range at K10 range 5 total 1 FP column 1
roll r1 DR 1,1 ift in a1 by anna
a1 ift r1 final 2 result NE
marker prep-fire on g1
turn 1 german MPh
