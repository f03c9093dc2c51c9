name = "Rings with gaps"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "german 4-4-7" }
f2 = { side = "german", type = "german 4-6-7" }
f3 = { side = "german", type = "german 4-6-7" }
f4 = { side = "german", type = "german 4-6-7" }
f5 = { side = "german", type = "german 4-6-7" }
f7 = { side = "german", type = "german 4-6-7" }
f8 = { side = "german", type = "german 4-6-7" }
rA = { side = "russian", type = "russian 4-4-7" }
rB = { side = "russian", type = "russian 4-4-7" }
rC = { side = "russian", type = "russian 4-4-7" }
rD = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place f1 K2
place f2 K9
place f3 Q5
place f5 Q9
place f4 W5
place f7 F5
place f8 D8
by rudi
place rA K7
place rB Q7
place rC W7
place rD E7
by gerda
turn 1 german PFPh
a1 prep by f1 inherent 4 FP x1/2 long-range at K7 range 5 total 2 FP column 2
roll r1 DR 6,5 ift in a1 by gerda
a1 ift r1 column 2 final 11 result NE
marker prep-fire on f1 at K2
a2 prep by f2 inherent 4 FP at K7 range 2 total 4 FP column 4
marker encircled at K7
roll r2 DR 5,6 ift in a2 by gerda
a2 ift r2 column 4 final 11 result NE
marker prep-fire on f2 at K9
a3 prep by f3 inherent 4 FP at Q7 range 2 total 4 FP column 4
roll r3 DR 6,5 ift in a3 by gerda
a3 ift r3 column 4 final 11 result NE
marker prep-fire on f3 at Q5
a4 prep by f4 inherent 4 FP at W7 range 2 total 4 FP column 4
roll r4 DR 5,4 ift in a4 by gerda
a4 ift r4 column 4 final 9 result NE
marker prep-fire on f4 at W5
a5 prep by f5 inherent 4 FP at Q7 range 2 total 4 FP column 4
marker encircled at Q7
roll r5 DR 4,6 ift in a5 by gerda
a5 ift r5 column 4 final 10 result NE
marker prep-fire on f5 at Q9
a6 prep by f7 inherent 4 FP at E7 range 2 total 4 FP column 4
roll r6 DR 6,5 ift in a6 by gerda
a6 ift r6 column 4 final 11 result NE
marker prep-fire on f7 at F5
a7 prep by f8 inherent 4 FP at E7 range 2 total 4 FP column 4
marker encircled at E7
roll r7 DR 2,3 ift in a7 by gerda
a7 ift r7 column 4 final 5 result 1MC
marker prep-fire on f8 at D8
by rudi
roll r8 DR 1,4 mc for rD in a7 by rudi
rD checks 1MC r8 morale 6 passed in a7
rD is pinned in a7
by gerda
turn 1 german DFPh
by rudi
a8 final by rD inherent 4 FP x1/2 pinned at D8 range 2 total 2 FP column 2
roll r9 DR 3,5 ift in a8 by rudi
a8 ift r9 column 2 final 8 result NE
marker final-fire on rD at E7
by gerda
phase-end
