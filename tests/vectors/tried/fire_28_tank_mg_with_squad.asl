# broken A7.51-vehicle-fg: a tank CMG may not join the FG of Infantry of its hex
name = "28_tank_mg_with_squad"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K5 vca K6-L5
place g1 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by pz CMG 5 FP, g1 inherent 4 FP at K8 range 3 total 9 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
marker prep-fire on pz
marker prep-fire on g1 at K5
turn 1 german MPh
