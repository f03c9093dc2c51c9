# broken: range at a1 (D1.8/A7.22): the BMG of 8 hexes reaches 16 at long range; the target is at 17
name = "87_bmg_too_far"
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
place rs W5
turn 1 german PFPh
a1 prep by pz CMG 5 FP x1/2 long-range, pz BMG 3 FP x1/2 long-range at W5 units rs range 17 total 4 FP column 4
roll r1 DR 6,4 ift in a1 by anna
a1 ift r1 column 4 final 10 result NE
marker prep-fire on pz
phase-end
