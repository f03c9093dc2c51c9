# Who fired, directed, moved or was attacked with a PTC or more may have lost its "?" by it (A12.14), though no line says it: fire at it in
# full is no finding, fire by half is right, since A12.14 asked as the phase ended. Who did nothing of that is fired at by half (A7.23), and so is who is under a new "?".
name = "own_revealed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 B5
place t1 B2
t1 is concealed
place s2 E5
place t2 E2
t2 is concealed
place s3 H5
place t3 H2
t3 is concealed
place s4 K5
place t4 K2
t4 is concealed
turn 1 german DFPh
a1 final by t1 inherent 4 FP at B5 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result none
a2 final by t2 inherent 4 FP at E5 range 3 total 4 FP column 4
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result none
a4 final by t4 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r4 DR 6,5 ift in a4
a4 ift r4 column 4 final 11 result none
t4 is no-longer concealed
t4 is concealed   !! A12.12-when
turn 1 german AFPh   ?? A12.14-sixteen
a5 advancing by s1 inherent 4 FP x1/2 AFPh at B2 range 3 total 2 FP column 2
roll r5 DR 6,5 ift in a5
a5 ift r5 column 2 final 11 result none
a6 advancing by s2 inherent 4 FP x1/2 AFPh x1/2 concealed at E2 range 3 total 1 FP column 1   ok A7.23-concealed-half
roll r6 DR 6,5 ift in a6
a6 ift r6 column 1 final 11 result none
a7 advancing by s3 inherent 4 FP x1/2 AFPh at H2 range 3 total 2 FP column 2   !! A7.23-concealed-half
roll r7 DR 6,5 ift in a7
a7 ift r7 column 2 final 11 result none
a8 advancing by s4 inherent 4 FP x1/2 AFPh at K2 range 3 total 2 FP column 2   !! A7.23-concealed-half
roll r8 DR 6,5 ift in a8
a8 ift r8 column 2 final 11 result none
