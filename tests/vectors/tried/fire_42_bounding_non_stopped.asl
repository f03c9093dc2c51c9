# broken: D2.42 at a1: a MG fired while its tank is non-stopped has 5 x 1/2 x 1/2 = 1.25 FP, not 2.5
name = "42_bounding_non_stopped"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["wooden-building"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K2 vca K3-L2
by boris
place r1 K8
by anna
attest tem K8 +2
by boris
attest tem K8 +2

by anna
turn 1 german MPh
pz start 1 MP total 1 seen-by r1
pz enter K3 1 MP total 2 seen-by r1
a1 bounding by pz CMG 5 FP x1/2 bounding at K8 range 5 total 2.5 FP column 2
roll r1 DR 4,6 ift in a1 by anna
a1 ift r1 drm TEM +2 column 2 final 12 result NE
marker bounding-fire on pz
pz stop 1 MP total 3 seen-by r1
pz ends
turn 1 german DFPh
