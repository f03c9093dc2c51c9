name = "What is on the counter"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
rl = { side = "russian", type = "8-1" }
r2 = { side = "russian", type = "russian 5-2-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place g1 K9
place g2 Q9
place g3 W9
by rudi
place r1 K5
place rl K5
place r2 Q5
place r3 W5
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:LMG 3 FP at K5 range 4 total 7 FP column 6
roll r1 DR 3,4 ift in a1 by gerda
a1 ift r1 column 6 final 7 result NMC
marker prep-fire on g1 at K9
by rudi
roll r2 DR 2,3 mc for r1 in a1 by rudi
r1 checks NMC r2 drm leader -1 morale 7 passed in a1
roll r3 DR 2,4 mc for rl in a1 by rudi
rl checks NMC r3 morale 8 passed in a1
by gerda
a2 prep by g2 inherent 4 FP at Q5 range 4 total 4 FP column 4
roll r4 DR 2,4 ift in a2 by gerda
a2 ift r4 column 4 final 6 result NMC
marker prep-fire on g2 at Q9
by rudi
roll r5 DR 5,3 mc for r2 in a2 by rudi
r2 checks NMC r5 morale 8 passed in a2
r2 is pinned in a2
by gerda
a3 prep by g3 inherent 4 FP, g3 sw:HMG 7 FP at W5 range 4 total 11 FP column 8
roll r6 DR 4,1 ift in a3 by gerda
a3 ift r6 column 8 final 5 result 2MC
marker prep-fire on g3 at W9
by rudi
roll r7 DR 4,2 mc for r3 in a3 by rudi
r3 checks 2MC r7 morale 7 passed in a3
by gerda
phase-end
