name = "A halftrack drives below an upper storey"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "russian 4-4-7" }
s3 = { side = "russian", type = "russian 4-4-7" }
ht = { side = "german", type = "SPW 251/1", weapons = { MG = { kind = "mg", fp = 3, range = 8 } } }
pax = { side = "german", type = "german 4-6-7" }
---
by gerda
place ht K6 vca K5-L5
place pax K6
pax boards ht
pax CE
by rudi
place s K5 level 1
place s3 M5
by gerda
turn 1 german MPh
ht start 1 MP total 1 seen-by s,s3
ht enter K5 1 MP total 2 seen-by s,s3
by rudi
a1 first by s inherent 4 FP x3 TPBF at K5 units pax range 0 total 12 FP column 12
roll r1 DR 4,6 ift in a1 by rudi
a1 ift r1 drm CE +2 column 12 final 12 result NE
marker first-fire on s at K5
by gerda
marker named cc on pax
ht stop 1 MP total 3 seen-by s,s3
ht ends
turn 1 german AFPh
attest tem K5 +3
by rudi
attest tem K5 +3
by gerda
a2 advancing by pax inherent 4 FP x2 PBF x1/2 AFPh at K5/1 range 0 total 4 FP column 4
roll r3 DR 1,4 ift in a2 by gerda
a2 ift r3 drm TEM +3 column 4 final 8 result NE
a3 advancing by ht MG 3 FP x1/2 AFPh at M5 range 2 total 1.5 FP column 1
roll r4 DR 2,2 ift in a3 by gerda
a3 ift r4 column 1 final 4 result NMC
by rudi
roll r5 DR 2,4 mc for s3 in a3 by rudi
s3 checks NMC r5 morale 7 passed in a3
by gerda
phase-end
