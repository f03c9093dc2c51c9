name = "Up and down stairs"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
h5 = { side = "russian", type = "russian 2-3-7" }
t1 = { side = "german", type = "german 4-6-7" }
t2 = { side = "german", type = "german 4-6-7" }
t3 = { side = "german", type = "german 4-6-7" }
t4 = { side = "german", type = "german 4-6-7" }
t5 = { side = "german", type = "german 4-6-7" }
---
by rudi
place r1 K5
place r2 Q5 level 2
place r3 W5
place r4 C5
place h5 G9
attest tem L4 +3
attest tem D4 +2
by gerda
place t1 L4 level 2
place t2 R4
place t3 W14
place t4 D4 level 1
place t5 G5
t5 is concealed
attest tem L4 +3
attest tem D4 +2
by rudi
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP x2 PBF at L4/2 range 1 total 8 FP column 8
roll r1 DR 6,4 ift in a1 by rudi
a1 ift r1 drm TEM +3 column 8 final 13 result NE
marker prep-fire on r1 at K5
a2 prep by r2 inherent 4 FP at R4 range 1 total 4 FP column 4
roll r2 DR 6,5 ift in a2 by rudi
a2 ift r2 column 4 final 11 result NE
marker prep-fire on r2 at Q5
a3 prep by r3 inherent 4 FP x1/2 long-range at W14 range 9 total 2 FP column 2
roll r3 DR 6,4 ift in a3 by rudi
a3 ift r3 column 2 final 10 result NE
marker prep-fire on r3 at W5
# one level below is near enough
a4 prep by r4 inherent 4 FP x2 PBF at D4/1 range 1 total 8 FP column 8
roll r4 DR 2,3 ift in a4 by rudi
a4 ift r4 drm TEM +2 column 8 final 7 result 1MC
marker prep-fire on r4 at C5
by gerda
roll r5 DR 2,2 mc for t4 in a4 by gerda
t4 checks 1MC r5 morale 7 passed in a4
by rudi
a5 prep by h5 inherent 2 FP x1/2 long-range x1/2 concealed at G5 range 4 total 1/2 FP
roll r6 DR 1,2 ift in a5 by rudi
a5 ift r6 final 3 result NE
marker prep-fire on h5 at G9
phase-end
