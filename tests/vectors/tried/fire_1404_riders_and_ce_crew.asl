# legal: Riders and the CE crew of their tank: one DR, the Riders 1MC, the crew (+2) PTC
name = "1404_riders_and_ce_crew"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
t34 = { side = "russian", type = "T-34/85", ce = true }
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
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 drm CE +2 only t34 column 8 final 7 result 1MC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 1,2 tc for t34 in a1 by boris
t34 checks PTC r2 morale 8 passed in a1
roll r3 DR 1,2 mc for rr in a1 by boris
rr checks 1MC r3 morale 8 passed in a1
by anna
turn 1 german MPh
