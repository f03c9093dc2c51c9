# broken A7.351-max-two: one squad fires three SW
name = "313_three_sw"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
MMG = "german mmg"
L2 = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG", "MMG", "L2"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 sw:LMG 3 FP, g1 sw:MMG 5 FP, g1 sw:L2 3 FP at K8 range 3 total 11 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
