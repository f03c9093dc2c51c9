# legal: truck immobilized by the first fire, eliminated by the second; Passengers in between pass their MC
name = "613_truck_two_attacks"
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
place g2 M6
by boris
place tr K8 vca K7-L7
place rh K8
rh boards tr
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 2,3 ift in a1 by anna
a1 ift r1 column 4 final 5 result 1MC
tr suffers immobilized in a1
marker prep-fire on g1
by boris
roll r2 DR 1,2 mc for rh in a1 by boris
rh checks 1MC r2 morale 7 passed in a1
by anna
a2 prep by g2 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r3 DR 1,3 ift in a2 by anna
a2 ift r3 column 4 final 4 result 1MC
tr suffers eliminated in a2
marker prep-fire on g2
by boris
roll r4 DR 1,2 survival for rh in a2 by boris
rh leaves tr
by anna
turn 1 german MPh
