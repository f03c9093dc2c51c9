# legal: Riders on a BU tank alone are the target: NMC
name = "1405_riders_bu_tank"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
t34 = { side = "russian", type = "T-34/85", ce = false }
rr = { side = "russian", type = "russian 6-2-8" }
---
by anna
place g1 K5
place g2 K5
by boris
place t34 K8 vca K7-L7
place rr K8
rr boards t34
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,5 ift in a1 by anna
a1 ift r1 column 8 final 8 result NMC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r3 DR 1,2 mc for rr in a1 by boris
rr checks NMC r3 morale 8 passed in a1
by anna
turn 1 german MPh
