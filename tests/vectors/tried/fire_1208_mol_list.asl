# legal: a squad without SW counters throws a MOL alone in the AFPh: 4 FP
name = "1208_mol_list"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
x1 = { side = "german", type = "german 4-6-7" }
---
by anna
place r1 K7
by boris
place x1 K8
by anna
turn 1 russian AFPh
roll r0 dr 2 named mol by anna
a1 advancing by r1 sw:MOL 4 FP at K8 range 1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
turn 1 russian RtPh
