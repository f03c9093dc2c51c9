# What fires beside Subsequent First Fire, and what takes no part in it (A8.3, C13.24).
name = "A8.3: weapons"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
ATR = "atr"
FT = "ft"
MOL = { kind = "mol", fp = 4 }

[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["ATR"] }
s2 = { side = "german", type = "german 4-6-7", sw = ["FT"] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 K5
place s2 K4
place s3 J5
place s4 L5
place r1 K8
turn 1 russian MPh
r1 moves K7 1 MF not-assault
a1 first by s1 inherent 4 FP, s2 inherent 4 FP, s3 inherent 4 FP, s4 inherent 4 FP at K7 units r1 answers r1 total 16 FP column 16
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 16 final 9 result 1MC
roll r2 DR 1,2 mc for r1 in a1
r1 checks 1MC r2 morale 7 passed in a1
marker first-fire on s1
marker first-fire on s2
marker first-fire on s3
marker first-fire on s4
r1 moves K6 1 MF not-assault
# A fresh ATR adds its FP, its half by whatever name.
a2 subsequent by s1 inherent 4 FP x2 PBF x1/2 final-fire, s1 sw:ATR 1 FP x2 PBF at K6 range 1 answers r1 total 6 FP column 6   ok A8.3-weapons  = 6 FP  ok A7.353-half-retained
roll r3 DR 6,5 ift in a2
a2 ift r3 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
marker final-fire on s1
# By the number of its rule.
a3 subsequent by s2 inherent 4 FP x1/2 A7.353 at K6 range 2 answers r1 total 2 FP column 2   = 2 FP
roll r4 DR 6,5 ift in a3
a3 ift r4 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
# A FT beside it, at the same MF: which came first no log tells.
a4 first by s2 sw:FT 24 FP x1/2 long-range at K6 range 2 answers r1 total 12 FP column 12   ?? A8.3-final-counter
roll r5 DR 6,3 ift in a4
a4 ift r5 drm FFMO -1, FFNAM -1 column 12 final 7 result 1MC
roll r6 DR 1,2 mc for r1 in a4
r1 checks 1MC r6 morale 7 passed in a4
marker final-fire on s2
# A MOL takes no part in it.
a5 subsequent by s3 inherent 4 FP x2 PBF x1/2 SFF, s3 sw:MOL 4 FP at K6 range 1 answers r1 total 8 FP column 8   !! A8.3-weapons
roll r7 DR 6,5 ift in a5
a5 ift r7 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
roll r8 DR 1,2 tc for r1 in a5
r1 checks PTC r8 morale 7 passed in a5
turn 1 russian DFPh
