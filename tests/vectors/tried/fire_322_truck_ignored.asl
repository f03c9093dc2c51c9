# broken: A7.308-equal-immobilized: Final 7 equals the Kill Number of the column of 8, the truck is immobilized; the log says nothing
name = "322_truck_ignored"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
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
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 column 8 final 7 result 1MC
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
