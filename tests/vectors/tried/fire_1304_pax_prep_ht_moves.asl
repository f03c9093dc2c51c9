# broken: D2.1 (D3.5): the Passengers Prep Fired; their halftrack moves in the MPh
name = "1304_pax_prep_ht_moves"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["wooden-building"] }

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K2 vca K3-L2
place pax K2
pax boards ht
by boris
place r1 K8
by anna
attest tem K8 +2
by boris
attest tem K8 +2

by anna
turn 1 german PFPh
a1 prep by pax inherent 4 FP at K8 range 6 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm TEM +2 column 4 final 13 result NE
marker prep-fire on ht
turn 1 german MPh
ht start 1 MP total 1 seen-by r1
ht enter K3 1 MP total 2 seen-by r1
ht stop 1 MP total 3 seen-by r1
ht ends
turn 1 german DFPh
