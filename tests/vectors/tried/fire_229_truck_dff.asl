# legal: First Fire at a truck that drives by a squad of its own: the squad is no target; the truck burns with its HS
name = "229_truck_dff"
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
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place tr K9 vca K8-L8
place rh K9
rh boards tr
place r1 K8
by anna
by boris
turn 1 russian MPh
tr start 1 MP total 1 seen-by g1,g2
tr enter K8 4 MP total 5 seen-by g1,g2
by anna
a1 first by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 answers tr total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
marker first-fire on g1
marker first-fire on g2
tr suffers burning in a1
by boris
rh eliminated
turn 1 russian DFPh
