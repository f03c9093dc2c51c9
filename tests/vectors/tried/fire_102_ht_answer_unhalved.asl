# broken: A7.211-movers-may-attack (A7.24) at a2: x3 without the half of the AFPh: 21 FP, 10.5 are due
name = "102_ht_answer_unhalved"
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
---
by anna
place ht K3 vca K4-L3
place pax K3
pax boards ht
by boris
place r1 K5
by anna
turn 1 german MPh
ht start 1 MP total 1 seen-by r1
ht enter K4 1 MP total 2 seen-by r1
ht enter K5 1 MP total 3 seen-by r1
by boris
a1 first by r1 inherent 4 FP x3 TPBF at K5 units ht,pax range 0 answers ht total 12 FP column 12
roll r1 DR 4,3 ift in a1 by boris
a1 ift r1 drm CE +2 column 12 final 9 result NMC
marker first-fire on r1
by anna
roll r2 DR 2,3 mc for ht in a1 by anna
ht checks NMC r2 morale 8 passed in a1
roll r3 DR 2,4 mc for pax in a1 by anna
pax checks NMC r3 morale 7 passed in a1
ht stop 1 MP total 4
marker named cc on pax
ht ends
turn 1 german DFPh
turn 1 german AFPh
a2 advancing by pax inherent 4 FP x3 TPBF, ht AAMG 3 FP x3 TPBF at K5 range 0 total 21 FP column 20
roll r4 DR 6,5 ift in a2 by anna
a2 ift r4 column 20 final 11 result NMC
by boris
roll r5 DR 1,2 mc for r1 in a2 by boris
r1 checks NMC r5 morale 7 passed in a2
by anna
turn 1 german RtPh
