# vector A9.11-two-mg
# A squad fires two LMG in the PFPh and also its inherent FP. Two SW cost the inherent FP.
name = "A9.11-two-mg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
LMG2 = "german lmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["LMG", "LMG2"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place e K5
e is known
by anna
turn 1 german PFPh
a1 prep by f inherent 4 FP, f sw:LMG 3 FP, f sw:LMG2 3 FP at K5 range 4 total 10 FP column 8   !! A7.351-two-cost-inherent  = 6 FP
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
marker prep-fire on f
