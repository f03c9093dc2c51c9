# broken A7.35-sw-possession: the LMG is of g1, not of g2
name = "29_sw_of_another"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g2 inherent 4 FP, g2 sw:LMG 3 FP at K8 range 3 total 7 FP column 6
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 6 final 11 result NE
marker prep-fire on g2 at K5
turn 1 german MPh
