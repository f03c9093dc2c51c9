# broken: A7.352 at a2: the HS fired its inherent FP, then its LMG
name = "1205_hs_inherent_then_lmg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
gh = { side = "german", type = "german 2-4-7", sw = ["LMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place gh K5
by boris
place r1 K8
place r2 N6
by anna
turn 1 german PFPh
a1 prep by gh inherent 2 FP at K8 range 3 total 2 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
a2 prep by gh sw:LMG 3 FP at N6 range 3 total 3 FP column 2
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 2 final 11 result NE
marker prep-fire on gh
turn 1 german MPh
