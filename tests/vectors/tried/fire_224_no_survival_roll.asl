# broken A7.308-prc-survival: the truck is eliminated, not burning (4 of 7), its HS makes no survival roll
name = "224_no_survival_roll"
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
rh = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place tr K8 vca K7-L7
place rh K8
rh boards tr
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 column 8 final 4 result 2MC
tr suffers eliminated in a1
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
