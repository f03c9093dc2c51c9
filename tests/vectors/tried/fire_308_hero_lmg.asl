# legal: a hero fires his LMG: no inherent FP; doubles do not cower (SMC)
name = "308_hero_lmg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
gh = { side = "german", type = "1-4-9", sw = ["LMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place gh K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by gh sw:LMG 3 FP at K8 range 3 total 3 FP column 2
roll r1 DR 4,4 ift in a1 by anna
a1 ift r1 column 2 final 8 result NE
marker prep-fire on gh
turn 1 german MPh
