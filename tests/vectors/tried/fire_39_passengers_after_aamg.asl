# broken D3.32-only-the-rof-weapon: the AAMG (the MA) kept its ROF in the MPh; in the AFPh it alone may fire, not the Passengers
name = "39_passengers_after_aamg"
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
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K2 vca K3-L2
place g1 K2
g1 boards ht
by boris
place r1 K8
by anna
attest tem K8 +2
by boris
attest tem K8 +2

by anna
turn 1 german MPh
ht start 1 MP total 1 seen-by r1
ht enter K3 1 MP total 2 seen-by r1
ht stop 1 MP total 3 seen-by r1
a1 bounding by ht AAMG 3 FP x1/2 bounding at K8 range 5 total 1.5 FP column 1
roll r1 DR 1,6 ift in a1 by anna
a1 ift r1 drm TEM +2 column 1 final 9 result NE
ht ends
turn 1 german DFPh
turn 1 german AFPh
a2 advancing by g1 inherent 4 FP x1/2 AFPh at K8 range 5 total 2 FP column 2
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm TEM +2 column 2 final 13 result NE
turn 1 german RtPh
