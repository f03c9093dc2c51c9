# broken D3.7-repair-own-dr: MA and CMG malfunctioned need a die each, r3 serves both
name = "91_three_repairs"
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
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 column 4 final 12 result NE
pz malfunctions CMG r1
a2 prep by pz MA at L5 units rs infantry-target range 6
roll r2 DR 6,6 to-hit in a2 by anna
a2 to-hit pz MA r2 target rs drm I +1 number 8 final 13 miss
pz malfunctions MA r2
marker prep-fire on pz
turn 1 russian RPh
turn 2 german RPh
roll r3 dr 1 repair for pz by anna
pz repair CMG r3 repaired
pz repair MA r3 repaired
phase-end
