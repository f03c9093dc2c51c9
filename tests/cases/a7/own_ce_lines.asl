# The CE DRM is that of CE crews and of who rides in an open-topped AFV (D5.31), also where Infantry is hit with them: it has none, nor has
# who rides in a truck.
name = "own_ce_lines"
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
tr = { side = "russian", type = "GAZ-MM" }
px = { side = "russian", type = "russian 2-3-7", sw = [] }
tk2 = { side = "russian", type = "T-34 M43", ce = true }
i2 = { side = "russian", type = "russian 4-4-7", sw = [] }
tk3 = { side = "russian", type = "T-34 M43", ce = true }
i3 = { side = "russian", type = "russian 4-4-7", sw = [] }
tk4 = { side = "russian", type = "T-34 M43", ce = true }
i4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s1 B5
place tr B2 vca B1-C2
place px B2
px boards tr
place s2 E5
place tk2 E2 vca E1-F1
place i2 E2
place s3 H5
place tk3 H2 vca H1-I2
place i3 H2
place s4 K5
place tk4 K2 vca K1-L1
place i4 K2
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at B2 range 3 total 4 FP column 4
roll r1 DR 5,5 ift in a1
a1 ift r1 drm CE +2 only px column 2 final 10 result none   !! D5.31-ce-drm
a2 prep by s2 inherent 4 FP at E2 range 3 total 4 FP column 4
roll r2 DR 6,5 ift in a2
a2 ift r2 drm CE +2 only tk2 column 4 final 11 result none   ok D5.31-ce-drm   ok LOG.drm-by-word
a3 prep by s3 inherent 4 FP at H2 range 3 total 4 FP column 4
roll r3 DR 6,5 ift in a3
a3 ift r3 drm CE +1 only tk3 column 4 final 11 result none   !! D5.31-ce-drm
a4 prep by s4 inherent 4 FP at K2 range 3 total 4 FP column 4
roll r4 DR 6,5 ift in a4
a4 ift r4 drm CE +2 only i4 column 4 final 11 result none   !! D5.31-ce-drm
