# legal: CE tank in the woods: the +2 for CE alone; it is not added to the TEM (D5.31)
name = "1108_building_vehicle_ce"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }

[units]
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
pz = { side = "german", type = "PzKpfw IVH", ce = true }
---
by anna
place r1 K5
place r2 K5
by boris
place pz K8 vca K7-L7
by anna
attest tem K8 +1
by boris
attest tem K8 +1
by anna
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 drm CE +2 column 8 final 9 result PTC
marker prep-fire on r1
marker prep-fire on r2
by boris
roll r2 DR 3,4 tc for pz in a1 by boris
pz checks PTC r2 morale 8 passed in a1
by anna
turn 1 russian MPh
