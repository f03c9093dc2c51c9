name = "Out of turn"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
DP = "russian lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
m1 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
rh2 = { side = "russian", type = "russian 2-3-7", sw = ["DP"] }
---
by gerda
place g1 K9
place m1 Q9
by rudi
place r1 K5
place rh2 Q6
by gerda
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by gerda
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1 at K9
turn 1 german MPh
m1 moves Q8 1 MF not-assault seen-by rh2
by rudi
a2 first by rh2 sw:DP 2 FP at Q8 range 2 answers m1 total 2 FP column 2
roll r2 DR 5,4 ift in a2 by rudi
a2 ift r2 drm FFMO -1, FFNAM -1 column 2 final 7 result NE
marker first-fire on rh2 at Q6
by gerda
m1 moves Q7 1 MF not-assault seen-by rh2
by rudi
a3 subsequent by rh2 inherent 2 FP x2 PBF x1/2 SFF, rh2 sw:DP 2 FP x2 PBF x1/2 SFF at Q7 range 1 answers m1 total 4 FP column 4
roll r3 DR 6,4 ift in a3 by rudi
a3 ift r3 drm FFMO -1, FFNAM -1 column 4 final 8 result NE
rh2 malfunctions sw:DP r3
marker final-fire on rh2 at Q6
by gerda
turn 1 german AFPh
a4 advancing by g1 sw:LMG 3 FP x1/2 AFPh at K5 range 4 total 1.5 FP column 1
roll r4 DR 5,3 ift in a4 by gerda
a4 ift r4 column 1 final 8 result NE
by rudi
a5 advancing by r1 inherent 4 FP x1/2 AFPh at K9 range 4 total 2 FP column 2
roll r5 DR 6,4 ift in a5 by rudi
a5 ift r5 column 2 final 10 result NE
by gerda
a6 advancing by m1 inherent 4 FP x2 PBF x1/2 AFPh at Q6 range 1 total 4 FP column 4
roll r6 DR 2,3 ift in a6 by gerda
a6 ift r6 column 4 final 5 result 1MC
by rudi
roll r7 DR 2,4 mc for rh2 in a6 by rudi
rh2 checks 1MC r7 morale 7 passed in a6
rh2 is pinned in a6
by gerda
phase-end
