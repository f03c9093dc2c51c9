# vector A9.11-one-mg
# A squad fires its LMG and its inherent FP together. 4 + 3 = 7, column 6.
name = "A9.11-one-mg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place e K5
e is known
by anna
turn 1 german PFPh
a1 prep by f inherent 4 FP, f sw:LMG 3 FP at K5 range 4 total 7 FP column 6   = 7 FP  = column 6
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 6 final 11 result NE
marker prep-fire on f
