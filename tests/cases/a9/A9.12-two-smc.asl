# vector A9.12-two-smc
# Two leaders fire a LMG together. Full 3 FP, column 2.
name = "A9.12-two-smc"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
l = { side = "german", type = "9-1", sw = ["LMG"] }
m = { side = "german", type = "8-0", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K9
place m K9
by boris
place e K5
e is known
by anna
turn 1 german PFPh
a1 prep by l sw:LMG 3 FP, m sw:LMG at K5 range 4 total 3 FP column 2   = 3 FP  = column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on l
marker prep-fire on m
