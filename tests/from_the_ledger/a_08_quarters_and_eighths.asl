name = "Quarters, eighths and a target that is half seen"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g2 = { side = "german", type = "german 4-4-7", sw = [] }
g3 = { side = "german", type = "german 2-4-7", sw = [] }
g4 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
r3 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place g1 K9
place g2 K9
place g3 Q9
place g4 E9
by rudi
place r1 K4
r1 is concealed
place r2 Q3
r2 is concealed
place r3 E8
place r4 E8
r4 is concealed
by gerda
turn 1 german AFPh
# 1 + 3/4 + 1/2
a1 advancing by g1 inherent 4 FP x1/2 AFPh x1/2 concealed, g1 sw:LMG 3 FP x1/2 AFPh x1/2 concealed, g2 inherent 4 FP x1/2 AFPh x1/2 concealed x1/2 long-range at K4 range 5 total 9/4 FP column 2
roll r1 DR 1,4 ift in a1 by gerda
a1 ift r1 column 2 final 5 result NMC
by rudi
roll r2 DR 3,2 mc for r1 in a1 by rudi
r1 checks NMC r2 morale 7 passed in a1
r1 is no-longer concealed in a1
by gerda
# a quarter of a FP: no column
a2 advancing by g3 inherent 2 FP x1/2 AFPh x1/2 long-range x1/2 concealed at Q3 range 6 total 1/4 FP
roll r3 DR 1,2 ift in a2 by gerda
a2 ift r3 final 3 result NE
# r3 is Known: 4 FP; for the concealed r4 in the same hex half of that
a3 advancing by g4 inherent 4 FP x2 PBF x1/2 AFPh at E8 range 1 total 4 FP column 4
roll r4 DR 2,3 ift in a3 by gerda
a3 ift r4 column 4 final 5 result 1MC
by rudi
roll r5 DR 1,4 mc for r3 in a3 by rudi
r3 checks 1MC r5 morale 7 passed in a3
roll r6 DR 4,5 mc for r4 in a3 by rudi
r4 checks NMC r6 morale 7 failed in a3
r4 is broken,dm no-longer concealed in a3
by gerda
phase-end
