# legal: a HMG sprays two ADJACENT hexes at 3.5 FP, the squad fires apart at a third
name = "411_mg_spraying"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
place r2 K9
place r3 N7
by anna
turn 1 german PFPh
a1 prep by g1 sw:HMG 7 FP x1/2 spraying at K8,K9 range 3,4 total 3.5 FP column 2
roll r1 DR 5,3 ift in a1 by anna
a1 ift r1 column 2 final 8 result NE
a2 prep by g1 inherent 4 FP at N7 range 4 total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 column 4 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
