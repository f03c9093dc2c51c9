name = "Halves thrown away"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "russian lmg"

[units]
r1 = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
r2 = { side = "russian", type = "russian 4-4-7", sw = ["LMG"] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
r5 = { side = "russian", type = "russian 4-5-8", sw = [] }
r6 = { side = "russian", type = "russian 4-4-7", sw = [] }
t1 = { side = "german", type = "german 4-6-7" }
t2 = { side = "german", type = "german 4-6-7" }
t3 = { side = "german", type = "german 4-6-7" }
t4 = { side = "german", type = "german 4-6-7" }
---
by rudi
place r1 K9
place r2 K9
place r3 K9
r3 is cx
place r4 M7
place r5 S7
place r6 E7
by gerda
place t1 K6
t1 is concealed
place t2 M6
t2 is concealed
place t3 S5
place t4 E6
by rudi
turn 1 russian AFPh
a1 advancing by r1 inherent 4 FP x1/2 AFPh x1/2 concealed, r1 sw:LMG 2 FP x1/2 AFPh x1/2 concealed, r2 inherent 4 FP x1/2 AFPh x1/2 concealed, r2 sw:LMG 2 FP x1/2 AFPh x1/2 concealed, r3 inherent 4 FP x1/2 AFPh x1/2 concealed at K6 range 3 total 3 FP column 2
roll r1 DR 4,5 ift in a1 by rudi
a1 ift r1 column 2 final 9 result NE
a2 advancing by r4 inherent 4 FP x2 PBF x1/2 AFPh at M6 range 1 total 4 FP column 4
roll r2 DR 5,4 ift in a2 by rudi
a2 ift r2 column 4 final 9 result NE
a3 advancing by r5 inherent 4 FP x1/2 AFPh at S5 range 2 total 2 FP column 2
roll r3 DR 2,3 ift in a3 by rudi
a3 ift r3 column 2 final 5 result NMC
by gerda
roll r4 DR 4,3 mc for t3 in a3 by gerda
t3 checks NMC r4 morale 7 passed in a3
t3 is pinned in a3
by rudi
a4 advancing by r6 inherent 4 FP x2 PBF x1/2 AFPh at E6 range 1 total 4 FP column 4
roll r5 DR 2,2 ift in a4 by rudi
a4 ift r5 column 2 final 4 result 1MC
by gerda
roll r6 DR 2,3 mc for t4 in a4 by gerda
t4 checks 1MC r6 morale 7 passed in a4
by rudi
phase-end
