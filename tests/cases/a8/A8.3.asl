# What is left to a unit that has fired in the MPh (A8.3, A8.31, A8.4).
name = "A8.3: Subsequent First Fire, FPF and Final Fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
s1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
s3 = { side = "german", type = "german 4-6-7", sw = [] }
s4 = { side = "german", type = "german 4-6-7", sw = [] }
s5 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
r5 = { side = "russian", type = "russian 4-4-7", sw = [] }
near = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 A1
place s2 G1
place s3 M1
place s4 S1
place s5 Y1
place r1 A7
place r2 G10
place r3 M7
place r4 S6
place r5 Y7
place near M3
s3 los near exists
turn 1 russian MPh
# Within Normal Range, with all MG: Final Fire then, and FPF alone after it.
r1 moves A6 1 MF not-assault
a1 first by s1 inherent 4 FP at A6 range 5 answers r1 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
r1 moves A5 1 MF not-assault
a2 subsequent by s1 inherent 4 FP x1/2 SFF, s1 sw:MMG 5 FP x1/2 SFF at A5 range 4 answers r1 total 4.5 FP column 4   ok A8.3-normal-range  ok A8.3-nearest
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker final-fire on s1 at A1
r1 moves A4 1 MF not-assault
a3 first by s1 sw:MMG 5 FP at A4 range 3 answers r1 total 5 FP column 4   !! A8.3-final-counter
roll r3 DR 6,5 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
# FPF at three hexes.
a4 fpf by s1 inherent 4 FP x1/2 FPF at A4 range 3 answers r1 total 2 FP column 2   !! A8.31-adjacent
roll r4 DR 6,5 ift in a4
a4 ift r4 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
s1 checks NMC r4 failed in a4
s1 is broken,dm in a4
# Beyond Normal Range.
r2 moves G9 1 MF not-assault
a5 first by s2 inherent 4 FP x1/2 long-range at G9 range 8 answers r2 total 2 FP column 2
roll r5 DR 6,5 ift in a5
a5 ift r5 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
r2 moves G8 1 MF not-assault
a6 subsequent by s2 inherent 4 FP x1/2 SFF x1/2 long-range at G8 range 7 answers r2 total 1 FP column 1   !! A8.3-normal-range   ?? A8.3-nearest
roll r6 DR 6,5 ift in a6
a6 ift r6 drm FFMO -1, FFNAM -1 column 1 final 9 result NE
# An armed Known enemy is nearer.
r3 moves M6 1 MF not-assault
a7 first by s3 inherent 4 FP at M6 range 5 answers r3 total 4 FP column 4
roll r7 DR 6,5 ift in a7
a7 ift r7 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
r3 moves M5 1 MF not-assault
a8 subsequent by s3 inherent 4 FP x1/2 SFF at M5 range 4 answers r3 total 2 FP column 2   !! A8.3-nearest
roll r8 DR 6,5 ift in a8
a8 ift r8 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
# Final Fire of those who fired: at ADJACENT units alone.
r4 moves S5 1 MF not-assault
r4 moves S4 1 MF not-assault
a9 first by s4 inherent 4 FP at S4 range 3 answers r4 total 4 FP column 4
roll r9 DR 6,5 ift in a9
a9 ift r9 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
r4 moves S3 1 MF not-assault
r4 moves S2 1 MF not-assault
r5 moves Y6 1 MF not-assault
a10 first by s5 inherent 4 FP at Y6 range 5 answers r5 total 4 FP column 4
roll r10 DR 6,5 ift in a10
a10 ift r10 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
turn 1 russian DFPh
a11 final by s4 inherent 4 FP x2 PBF x1/2 final-fire at S2 range 1 total 4 FP column 4   ok A8.4-adjacent
roll r11 DR 6,5 ift in a11
a11 ift r11 column 4 final 11 result NE
a12 final by s5 inherent 4 FP at Y6 range 5 total 4 FP column 4   !! A8.4-adjacent
roll r12 DR 6,5 ift in a12
a12 ift r12 column 4 final 11 result NE
