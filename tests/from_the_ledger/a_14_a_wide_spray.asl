name = "A wide spray"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
O7 = { is = ["woods"] }

[units]
h1 = { side = "german", type = "german 2-4-7" }
s2 = { side = "german", type = "german 4-6-7" }
s3 = { side = "german", type = "german 5-3-7" }
s4 = { side = "german", type = "german 4-6-8" }
t1 = { side = "russian", type = "russian 4-4-7" }
t2 = { side = "russian", type = "russian 4-4-7" }
t3 = { side = "russian", type = "russian 4-4-7" }
t4 = { side = "russian", type = "russian 4-4-7" }
t5 = { side = "russian", type = "russian 4-4-7" }
t6 = { side = "russian", type = "russian 4-4-7" }
t7 = { side = "russian", type = "russian 4-4-7" }
t8 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place h1 A5
place s2 G5
place s3 M5
place s4 S5
attest tem O7 +1
by rudi
place t1 C4
place t2 C5
place t3 I7
place t4 I8
place t5 O6
place t6 O7
place t7 U5
place t8 U6
attest tem O7 +1
by gerda
turn 1 german PFPh
a1 prep by h1 inherent 2 FP x1/2 spraying at C4,C5 range 2,2 total 1 FP column 1
roll r1 DR 4,3 ift in a1 by gerda
a1 ift r1 column 1 final 7 result NE
marker prep-fire on h1 at A5
a2 prep by s2 inherent 4 FP x1/2 spraying at I7,I8 range 3,4 total 2 FP column 2
roll r2 DR 5,4 ift in a2 by gerda
a2 ift r2 column 2 final 9 result NE
marker prep-fire on s2 at G5
a3 prep by s3 inherent 5 FP x1/2 spraying at O6,O7 range 2,3 total 2.5 FP column 2
roll r3 DR 1,4 ift in a3 by gerda
a3 ift r3 drm TEM +1 only t6 column 2 final 5 result NMC
marker prep-fire on s3 at M5
by rudi
roll r4 DR 4,5 mc for t5 in a3 by rudi
t5 checks NMC r4 morale 7 failed in a3
t5 is broken,dm in a3
roll r5 DR 5,3 tc for t6 in a3 by rudi
t6 checks PTC r5 morale 7 failed in a3
t6 is pinned in a3
by gerda
a4 prep by s4 inherent 4 FP at U5,U6 range 2,2 total 4 FP column 4
roll r6 DR 4,5 ift in a4 by gerda
a4 ift r6 column 4 final 9 result NE
marker prep-fire on s4 at S5
phase-end
