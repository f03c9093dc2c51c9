# legal: a HS of 2 FP, Final 3... 1MC column 2 Kill 4: eliminated; PRC survive; the squad 1MC
name = "1411_ptc_truck_burns"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 2-4-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
tr = { side = "russian", type = "GAZ-MM" }
rh = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
by boris
place r1 K8
place tr K8 vca K7-L7
place rh K8
rh boards tr
by anna
turn 1 german PFPh
a1 prep by g1 inherent 2 FP at K8 range 3 total 2 FP column 2
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 2 final 3 result 1MC
tr suffers eliminated in a1
marker prep-fire on g1
by boris
roll r2 DR 1,1 survival for rh in a1 by boris
rh leaves tr
roll r3 DR 1,2 mc for r1 in a1 by boris
r1 checks 1MC r3 morale 7 passed in a1
by anna
turn 1 german MPh
