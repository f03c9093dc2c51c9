# broken: A7.352 at a1: the hero fires his LMG and his inherent 1 FP
name = "309_hero_lmg_and_inherent"
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
a1 prep by gh inherent 1 FP, gh sw:LMG 3 FP at K8 range 3 total 4 FP column 4
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 column 4 final 9 result NE
marker prep-fire on gh
turn 1 german MPh
