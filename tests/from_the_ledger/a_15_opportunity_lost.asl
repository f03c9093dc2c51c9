name = "Opportunity lost"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"
LMG = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 5-4-8", sw = ["LMG"] }
r2 = { side = "russian", type = "russian 4-4-7" }
r4 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place g1 A5
place g2 E5
place g3 I5
place g4 M5
by rudi
place r2 E9
place r4 M9
by gerda
turn 1 german PFPh
marker opportunity-fire on g1 at A5
marker opportunity-fire on g4 at M5
turn 1 german MPh
g1 moves A6 1 MF assault seen-by nobody
marker opportunity-fire on g3 at I5
turn 1 german AFPh
a1 advancing by g2 inherent 4 FP x1/2 AFPh, g2 sw:MMG 5 FP x1/2 AFPh at E9 range 4 total 4.5 FP column 4
roll r1 DR 1,5 ift in a1 by gerda
a1 ift r1 column 4 final 6 result NMC
by rudi
roll r2 DR 2,3 mc for r2 in a1 by rudi
r2 checks NMC r2 morale 7 passed in a1
by gerda
a2 advancing by g2 sw:MMG 5 FP x1/2 AFPh rof at E9 range 4 total 2.5 FP column 2
roll r3 DR 5,6 ift in a2 by gerda
a2 ift r3 column 2 final 11 result NE
a3 opportunity by g4 inherent 5 FP, g4 sw:LMG 3 FP at M9 range 4 total 8 FP column 8
roll r4 DR 3,4 ift in a3 by gerda
a3 ift r4 column 8 final 7 result 1MC
marker opportunity-fire on g4 removed
marker prep-fire on g4 at M5
by rudi
roll r5 DR 5,4 mc for r4 in a3 by rudi
r4 checks 1MC r5 morale 7 failed in a3
r4 is broken,dm in a3
by gerda
phase-end
