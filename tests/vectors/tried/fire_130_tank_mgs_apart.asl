# broken D3.5-mandatory-fg: CMG and BMG fire apart at the same squad
name = "130_tank_mgs_apart"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K5 vca K6-L5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by pz CMG 5 FP at K8 range 3 total 5 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
a2 prep by pz BMG 3 FP at K8 range 3 total 3 FP column 2
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 2 final 10 result NE
marker prep-fire on pz
turn 1 german MPh
