# legal: a squad throws a MOL at an ADJACENT squad in the AFPh: MOL 4 unhalved, the squad 4 x 2 x 1/2
name = "304_mol_in_fire"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
MOL = { kind = "mol", fp = 4, range = 1 }

[units]
r1 = { side = "russian", type = "russian 4-4-7" }
x1 = { side = "german", type = "german 4-6-7" }
---
by anna
place r1 K7
by boris
place x1 K8
by anna
turn 1 russian AFPh
a1 advancing by r1 inherent 4 FP x2 PBF x1/2 AFPh, r1 sw:MOL 4 FP at K8 range 1 total 8 FP column 8
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
turn 1 russian RtPh
