# vector A9.7-b12-eleven
# A German LMG without a printed number rolls 5,6. 11 < 12: works.
name = "A9.7-b12-eleven"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1 }

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
a1 prep by f inherent 4 FP, f sw:LMG 3 FP at K5 range 4 total 7 FP column 6
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 6 final 11 result NE   = none  = no malfunction
marker prep-fire on f
turn 1 german MPh
