# legal: the 20L of a PzKpfw IIF fires as IFE 4 with its CMG 5 as one attack of 9 FP; it keeps ROF by the colored die and the IFE alone fires again
name = "86_ife"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
p2 = { side = "german", type = "PzKpfw IIF", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place p2 F5 vca G5-G6
place rs L5
turn 1 german PFPh
a1 prep by p2 IFE 4 FP, p2 CMG 5 FP at L5 units rs range 6 total 9 FP column 8
roll r1 DR 1,6 ift in a1 by anna
a1 ift r1 column 8 final 7 result 1MC
roll r2 DR 2,3 mc for rs in a1 by boris
rs checks 1MC r2 morale 7 passed in a1
a2 prep by p2 IFE 4 FP rof at L5 units rs range 6 total 4 FP column 4
roll r3 DR 4,5 ift in a2 by anna
a2 ift r3 column 4 final 9 result NE
marker prep-fire on p2
phase-end
