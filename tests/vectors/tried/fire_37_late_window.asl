# broken: D3.3-dff-window-closes at a1: the tank is in K7 already when the MG fires at K8
name = "37_late_window"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K9 vca K8-L8
by boris
place r1 K5
by anna
attest tem K5 +1
by boris
attest tem K5 +1

by anna
turn 1 german MPh
pz start 1 MP total 1 seen-by r1
pz enter K8 1 MP total 2 seen-by r1
pz enter K7 1 MP total 3 seen-by r1
by boris
a1 first by r1 inherent 4 FP at K8 units pz range 3 answers pz total 4 FP column 4
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 drm CE +2 column 4 final 13 result NE
marker first-fire on r1 at K5
by anna
pz stop 1 MP total 4 seen-by r1
pz ends
turn 1 german DFPh
