# broken D3.32-once: two AFPh shots of the AAMG
name = "1302_aamg_rof_twice"
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
a2 advancing by ht AAMG 3 FP x1/2 AFPh rof at K8 range 5 total 1.5 FP column 1
roll r2 DR 1,5 ift in a2 by anna
a2 ift r2 drm TEM +2 column 1 final 8 result NE
a3 advancing by ht AAMG 3 FP x1/2 AFPh rof at K8 range 5 total 1.5 FP column 1
roll r3 DR 2,5 ift in a3 by anna
a3 ift r3 drm TEM +2 column 1 final 9 result NE
turn 1 german RtPh
