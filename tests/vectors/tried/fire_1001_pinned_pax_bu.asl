# legal: pinned Passengers go BU (A7.821); the AAMG of the halftrack fires in the DFPh
name = "1001_pinned_pax_bu"
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
---
by anna
place ht K5 vca K6-L5
place pax K5
pax boards ht
by boris
place r1 K8
place r2 K8
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K5 range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 drm CE +2 column 8 final 9 result PTC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 1,2 tc for ht in a1 by anna
ht checks PTC r2 morale 8 passed in a1
roll r3 DR 5,4 tc for pax in a1 by anna
pax checks PTC r3 morale 7 failed in a1
pax is pinned in a1
pax BU
by boris
turn 1 russian MPh
turn 1 russian DFPh
by anna
a2 final by ht AAMG 3 FP at K8 range 3 total 3 FP column 2
roll r4 DR 6,5 ift in a2 by anna
a2 ift r4 column 2 final 11 result NE
marker final-fire on ht
by boris
turn 1 russian AFPh
