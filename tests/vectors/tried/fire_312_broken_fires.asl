# broken A7.35-sw-possession: a broken squad fires its LMG
name = "312_broken_fires"
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
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
g1 is broken
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 sw:LMG 3 FP at K8 range 3 total 3 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
