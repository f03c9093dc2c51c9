# legal: Final 7 immobilizes the truck; of its two HS both take the 1MC
name = "1403_k_pax_of_immobilized_truck"
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
rh2 = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place tr K8 vca K7-L7
place rh K8
rh boards tr
place rh2 K8
rh2 boards tr
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 column 8 final 7 result 1MC
tr suffers immobilized in a1
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 1,2 mc for rh in a1 by boris
rh checks 1MC r2 morale 7 passed in a1
roll r3 DR 1,2 mc for rh2 in a1 by boris
rh2 checks 1MC r3 morale 7 passed in a1
by anna
turn 1 german MPh
