# broken D3.5-bu-limits: the AAMG of a StuG needs a CE crew, it is BU
name = "60_stug_aamg_bu"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
stug = { side = "german", type = "StuG IIIG", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place stug F5 vca G5-G6
place rs K5
turn 1 german PFPh
a1 prep by stug AAMG 2 FP at K5 units rs range 5 total 2 FP column 2
roll r1 DR 6,4 ift in a1 by anna
a1 ift r1 column 2 final 10 result NE
marker prep-fire on stug
phase-end
