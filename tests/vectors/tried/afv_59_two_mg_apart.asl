# broken D3.5-mandatory-fg: CMG and BMG at the same target in the same phase are one FG
name = "59_two_mg_apart"
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
place rs L5
turn 1 german PFPh
a1 prep by pz CMG 5 FP at L5 units rs range 6 total 5 FP column 4
roll r1 DR 6,4 ift in a1 by anna
a1 ift r1 column 4 final 10 result NE
a2 prep by pz BMG 3 FP at L5 units rs range 6 total 3 FP column 2
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 2 final 10 result NE
marker prep-fire on pz
phase-end
