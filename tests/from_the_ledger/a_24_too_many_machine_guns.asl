name = "Too many machine guns"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "russian lmg"
LMG2 = "russian lmg"
MMG = "russian mmg"

[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = ["LMG", "LMG2"] }
h1 = { side = "russian", type = "russian 2-3-7", sw = ["LMG"] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
r5 = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
r6 = { side = "russian", type = "russian 4-4-7", sw = ["LMG", "LMG2"] }
t1 = { side = "german", type = "german 4-6-7" }
t2 = { side = "german", type = "german 4-6-7" }
t3 = { side = "german", type = "german 4-6-7" }
t5 = { side = "german", type = "german 4-6-7" }
t6 = { side = "german", type = "german 4-6-7" }
t7 = { side = "german", type = "german 4-6-7" }
---
by rudi
place r1 K9
place h1 Q9
place r3 W9
place r4 W9
place r5 E9
place r6 A9
by gerda
place t1 K5
place t2 Q6
place t3 W5
place t5 E5
place t6 A5
place t7 B5
by rudi
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r1 sw:LMG 2 FP, r1 sw:LMG2 2 FP at K5 range 4 total 8 FP column 8
roll r1 DR 6,4 ift in a1 by rudi
a1 ift r1 column 8 final 10 result NE
marker prep-fire on r1 at K9
a2 prep by h1 inherent 2 FP, h1 sw:LMG 2 FP at Q6 range 3 total 4 FP column 4
roll r2 DR 5,4 ift in a2 by rudi
a2 ift r2 column 4 final 9 result NE
marker prep-fire on h1 at Q9
a3 prep by r3 inherent 4 FP, r3 sw:MMG 4 FP at W5 range 4 total 8 FP column 8
roll r3 DR 6,4 ift in a3 by rudi
a3 ift r3 column 8 final 10 result NE
marker prep-fire on r3 at W9
a4 prep by r5 inherent 4 FP, r5 sw:LMG 2 FP at E5 range 4 total 6 FP column 6
roll r4 DR 2,3 ift in a4 by rudi
a4 ift r4 column 6 final 5 result 1MC
marker prep-fire on r5 at E9
by gerda
roll r5 DR 4,4 mc for t5 in a4 by gerda
t5 checks 1MC r5 morale 7 failed in a4
t5 is broken,dm in a4
by rudi
# two SW, no inherent FP, two targets
a5 prep by r6 sw:LMG 2 FP at A5 range 4 total 2 FP column 2
roll r6 DR 5,3 ift in a5 by rudi
a5 ift r6 column 2 final 8 result NE
a6 prep by r6 sw:LMG2 2 FP at B5 range 4 total 2 FP column 2
roll r7 DR 2,2 ift in a6 by rudi
a6 ift r7 column 1 final 4 result NMC
marker prep-fire on r6 at A9
by gerda
roll r8 DR 2,1 mc for t7 in a6 by gerda
t7 checks NMC r8 morale 7 passed in a6
by rudi
phase-end
