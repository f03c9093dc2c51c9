# broken: A7.22-long-range-half at a1: a BMG has a normal range of 8 (D1.83), at 9 its FP are halved: 1.5, not 3
name = "B9_bmg_beyond_its_range"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F5 vca G5-G6
place rs O5
turn 1 german PFPh
a1 prep by pz BMG 3 FP at O5 units rs range 9 total 3 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on pz
phase-end
