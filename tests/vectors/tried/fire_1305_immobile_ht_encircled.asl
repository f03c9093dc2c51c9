# legal: the Passengers of an immobilized halftrack are encircled from two sides; morale 6
name = "1305_immobile_ht_encircled"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K8 vca K7-L7
ht is immobilized
place pax K8
pax boards ht
by boris
place r1 K6
place r3 K6
place r2 K10
place r4 K10
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r3 inherent 4 FP at K8 range 2 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 drm CE +2 column 8 final 13 result NE
marker prep-fire on r1
marker prep-fire on r3
a2 prep by r2 inherent 4 FP, r4 inherent 4 FP at K8 range 2 total 8 FP column 8
marker encircled on pax
roll r2 DR 2,4 ift in a2 by boris
a2 ift r2 drm CE +2 column 8 final 8 result NMC
marker prep-fire on r2
marker prep-fire on r4
by anna
roll r3 DR 1,2 mc for ht in a2 by anna
ht checks NMC r3 morale 7 passed in a2
roll r4 DR 3,4 mc for pax in a2 by anna
pax checks NMC r4 morale 6 failed in a2
pax is broken,dm in a2
by boris
turn 1 russian MPh
