# legal: 3MC... Final 4 on the column of 8: 2MC; the truck is eliminated, its HS fails its survival roll and is lost; the squad takes the 2MC
name = "1410_mc_truck_survival_fails"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
tr = { side = "russian", type = "GAZ-MM" }
rh = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
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
by boris
roll r2 DR 5,6 survival for rh in a1 by boris
rh eliminated
roll r3 DR 1,2 mc for r1 in a1 by boris
r1 checks 2MC r3 morale 7 passed in a1
by anna
turn 1 german MPh
