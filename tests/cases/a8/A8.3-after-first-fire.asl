# Subsequent First Fire comes after First Fire (A8.3).
name = "A8.3: Subsequent First Fire first"
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
r3 = { side = "russian", type = "russian 4-4-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 K5
place s2 S5
place s3 Y4
place r3 Y8
place r1 K8
place r2 S9
turn 1 russian MPh
# The first MF of the MPh: nothing can have been fired at before.
r3 moves Y7 1 MF not-assault
a4 subsequent by s3 inherent 4 FP x1/2 SFF at Y7 range 3 answers r3 total 2 FP column 2   !! A8.3-after-first-fire
roll r4 DR 5,6 ift in a4
a4 ift r4 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
marker final-fire on s3
r1 moves K7 1 MF not-assault
a1 first by s1 inherent 4 FP at K7 range 2 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on s1
r1 moves K6 1 MF not-assault
a2 subsequent by s1 inherent 4 FP x2 PBF x1/2 SFF at K6 range 1 answers r1 total 4 FP column 4   ok A8.3-after-first-fire
roll r2 DR 5,6 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker final-fire on s1
# Its First Fire may stand in no line: r1 moved before.
r2 moves S8 1 MF not-assault
a3 subsequent by s2 inherent 4 FP x1/2 SFF at S8 range 3 answers r2 total 2 FP column 2   ?? A8.3-after-first-fire
roll r3 DR 5,6 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
marker final-fire on s2
turn 1 russian DFPh
