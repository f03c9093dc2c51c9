# broken A7.351-two-cost-inherent: the squad fired its inherent FP, then both its SW
name = "1206_inherent_then_two_sw"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG", "MMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
place r2 N6
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
a2 prep by g1 sw:LMG 3 FP, g1 sw:MMG 5 FP at N6 range 3 total 8 FP column 8
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 8 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
