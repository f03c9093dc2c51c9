# What is laid, and whom it attacks (A8.2, A8.21, A8.22).
name = "own_a8_2_residual"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
u = { side = "german", type = "8-1", sw = [] }
v = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "russian", type = "russian 6-2-8", sw = [] }
h = { side = "russian", type = "russian 4-4-7", sw = [] }
i = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s K5
place t L5
place u S5
place v AA5
place f K9
place g K8
place h S9
place i AA9
turn 1 german MPh
s moves K6 1 MF not-assault
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE  = residual 2
residual 4 FP at K6 from a1   !! A8.2-half  = 2 FP
residual 4 FP at K6 removed   ok A8.2-end
residual 2 FP at K6 from a1   ok A8.2-half
a2 first by g inherent 6 FP at K6 units s range 2 answers s total 6 FP column 6
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
# 6 FP leave 2 as well: a counter of as many takes no place.
residual 2 FP at K6 from a2   !! A8.21-larger
s ends
# Who enters is attacked, alone, and by what the counter says.
t moves K6 1 MF not-assault
a3 residual at K6 units t total 2 FP column 2  = bytes 13000000030000000800000000000000000000000100000000000000000a060000000000010000000000000001000000000000007400000000000000000000000000000000000000000102000000000102   ok A8.2-end  ok A8.22-alone  ok A8.22-once
roll r3 DR 6,6 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 column 2 final 10 result NE  = does not cower
a4 residual at K6 units t total 2 FP column 2   !! A8.22-once
roll r4 DR 6,4 ift in a4
a4 ift r4 drm FFMO -1, FFNAM -1 column 2 final 8 result NE
t moves K6 1 MF not-assault for foxhole
# More MF, as many FP and DRM that are no worse: it does not attack again.
a5 residual at K6 units t total 2 FP column 2
roll r5 DR 6,4 ift in a5
a5 ift r5 drm FFNAM -1, TEM +2 column 2 final 11 result NE   ?? A7.6-tem   !! A8.22-once
t moves K7 1 MF not-assault
t ends
u moves S6 1 MF not-assault
a6 first by h inherent 4 FP at S6 units u range 3 answers u total 4 FP column 4
roll r6 DR 6,5 ift in a6
a6 ift r6 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
residual 2 FP at S6   ok A8.2-half
# None lie there.
residual 2 FP at T7 removed   ?? A8.2-end
u moves S6 1 MF not-assault for search
a7 residual at S6 units u total 4 FP column 4   !! A8.22-alone
roll r7 DR 6,5 ift in a7
a7 ift r7 drm FFMO -1, FFNAM -1, height +1 column 4 final 10 result NE   ?? LOG.drm-by-word   !! A8.2-drm
u moves S7 1 MF not-assault   !! A12.152-search
u moves S6 1 MF not-assault
u moves S5 1 MF not-assault   !! A8.2-attacks
v moves AA6 1 MF not-assault
a8 first by i inherent 4 FP at AA6 units v range 3 answers v total 4 FP column 4
roll r8 DR 6,5 ift in a8
a8 ift r8 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
residual 1 FP at AA6   !! A8.26-no-shift  = 2 FP
residual 2 FP at AA6   ok A8.2-half
v moves AA6 1 MF not-assault for search
a9 residual at AA6 units v total 1 FP column 1   !! A8.224-never-cowers
roll r9 DR 6,6 ift in a9
a9 ift r9 drm FFMO -1, FFNAM -1 column 1 final 10 result NE
v moves AA7 1 MF not-assault   !! A12.152-search
v moves AA6 1 MF not-assault
turn 1 german DFPh   !! A8.2-attacks
