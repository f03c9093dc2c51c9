name = "Effects without a cause"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
g3 = { side = "german", type = "german 4-6-7" }
g5 = { side = "german", type = "german 4-6-7" }
g6 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-5-8" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
r5 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place g1 K9
place g2 M7
place g3 Q9
place g5 W6
place g6 W6
by rudi
place r1 K5
place r2 K5
place r3 Q5
place r4 W5
place r5 W4
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 2,3 ift in a1 by gerda
a1 ift r1 column 4 final 5 result 1MC
marker prep-fire on g1 at K9
a2 prep by g2 inherent 4 FP at K5 range 3 total 4 FP column 4
by rudi
roll r2 DR 2,3 mc for r1 in a1 by rudi
r1 checks 1MC r2 morale 7 passed in a1
roll r3 DR 5,4 mc for r2 in a1 by rudi
r2 checks 1MC r3 morale 8 failed in a1
r2 is broken,dm in a1
by gerda
roll r4 DR 6,5 ift in a2 by gerda
a2 ift r4 column 4 final 11 result NE
marker prep-fire on g2 at M7
a3 prep by g3 inherent 4 FP at Q5 range 4 total 4 FP column 4
roll r5 DR 6,3 ift in a3 by gerda
a3 ift r5 column 4 final 9 result NE
marker prep-fire on g3 at Q9
by rudi
r3 is pinned in a3
by gerda
a4 prep by g5 inherent 4 FP x2 PBF, g6 inherent 4 FP x2 PBF at W5 range 1 total 16 FP column 16
roll r6 DR 1,2 ift in a4 by gerda
a4 ift r6 column 16 final 3 result 1KIA
marker prep-fire on g5 at W6
marker prep-fire on g6 at W6
by rudi
r4 eliminated
r5 eliminated
by gerda
phase-end
