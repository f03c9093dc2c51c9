name = "Assault Fire for everybody"
printing = "2e"

[players]
anna = { side = "american" }
gerda = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "american mmg"
FT = "ft"

[units]
u1 = { side = "american", type = "american 6-6-6", sw = ["MMG"] }
h2 = { side = "american", type = "american 3-4-6", sw = [] }
u3 = { side = "american", type = "american 5-4-6", sw = [] }
u4 = { side = "american", type = "american 7-4-7", sw = [] }
u5 = { side = "american", type = "american 5-4-6", sw = [] }
u6 = { side = "american", type = "american 6-6-6", sw = ["FT"] }
t6 = { side = "german", type = "german 4-6-7" }
t1 = { side = "german", type = "german 4-6-7" }
t2 = { side = "german", type = "german 4-6-7" }
t3 = { side = "german", type = "german 4-6-7" }
t4 = { side = "german", type = "german 4-6-7" }
t5 = { side = "german", type = "german 4-6-7" }
---
by anna
place u1 A5
place h2 E5
place u3 I5
place u4 M3
place u5 Q5
place u6 U5
by gerda
place t1 A8
place t2 E8
place t3 I8
place t4 M8
place t5 Q8
place t6 U6
by anna
turn 1 american PFPh
marker opportunity-fire on u3 at I5
turn 1 american AFPh
a1 advancing by u1 inherent 6 FP x1/2 AFPh +1 assault, u1 sw:MMG 4 FP x1/2 AFPh +1 assault at A8 range 3 total 7 FP column 6
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 column 6 final 9 result NE
a2 advancing by h2 inherent 3 FP x1/2 AFPh +1 assault at E8 range 3 total 3 FP column 2
roll r2 DR 5,4 ift in a2 by anna
a2 ift r2 column 2 final 9 result NE
a3 opportunity by u3 inherent 5 FP +1 assault at I8 range 3 total 6 FP column 6
roll r3 DR 6,3 ift in a3 by anna
a3 ift r3 column 6 final 9 result NE
marker opportunity-fire on u3 removed
marker prep-fire on u3 at I5
a4 advancing by u4 inherent 7 FP x1/2 AFPh x1/2 long-range at M8 range 5 total 7/4 FP column 1
roll r4 DR 1,3 ift in a4 by anna
a4 ift r4 column 1 final 4 result NMC
by gerda
roll r5 DR 2,2 mc for t4 in a4 by gerda
t4 checks NMC r5 morale 7 passed in a4
by anna
a5 advancing by u5 inherent 5 FP x1/2 AFPh +1 assault at Q8 range 3 total 4 FP column 4
roll r6 DR 3,4 ift in a5 by anna
a5 ift r6 column 4 final 7 result PTC
by gerda
roll r7 DR 3,3 tc for t5 in a5 by gerda
t5 checks PTC r7 morale 7 passed in a5
by anna
# neither halved in the AFPh nor doubled at one hex
a6 advancing by u6 sw:FT 24 FP at U6 range 1 total 24 FP column 24
roll r8 DR 3,4 ift in a6 by anna
a6 ift r8 column 24 final 7 result 3MC
by gerda
roll r9 DR 2,1 mc for t6 in a6 by gerda
t6 checks 3MC r9 morale 7 passed in a6
by anna
a7 advancing by u6 inherent 6 FP x2 PBF x1/2 AFPh +1 assault at U6 range 1 total 7 FP column 6
roll r10 DR 5,4 ift in a7 by anna
a7 ift r10 column 6 final 9 result NE
phase-end
