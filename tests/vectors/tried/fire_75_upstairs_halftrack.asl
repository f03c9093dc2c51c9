# legal: a squad at level 1 of K5 takes the Passengers of a halftrack that enters K5 with TPBF (A7.211); 12 FP, +2
name = "75_upstairs_halftrack"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["stone-building"], road = ["K4-K5", "K5-K6"] }
K4 = { is = ["open-ground"], road = ["K4-K5"] }

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
place r1 K5 level 1
by anna
turn 1 german MPh
ht start 1 MP total 1 seen-by r1
ht enter K4 1 MP total 2 seen-by r1
ht enter K5 road 1 MP total 3 seen-by r1
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
marker named cc at K5
ht ends
turn 1 german DFPh
turn 1 german AFPh
attest tem K5 +3
by boris
attest tem K5 +3
by anna
a2 advancing by pax inherent 4 FP x2 PBF x1/2 AFPh, ht AAMG 3 FP x2 PBF x1/2 AFPh at K5/1 range 0 total 7 FP column 6
roll r4 DR 6,5 ift in a2 by anna
a2 ift r4 drm TEM +3 column 6 final 14 result NE
turn 1 german RtPh
