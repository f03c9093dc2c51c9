# broken: A7.308-less-than-half-burns: Final 4 on the column of 12 (Kill 8) is exactly half: eliminated, no burning wreck
name = "321_truck_half_kill"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 8-3-8" }
g2 = { side = "german", type = "german 4-6-7" }
tr = { side = "russian", type = "GAZ-MM" }
---
by anna
place g1 K5
place g2 K5
by boris
place tr K8 vca K7-L7
by anna
turn 1 german PFPh
a1 prep by g1 inherent 8 FP, g2 inherent 4 FP at K8 range 3 total 12 FP column 12
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 column 12 final 4 result 3MC
tr suffers burning in a1
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
