# vector A7.83-EX
# A moving squad in the open takes -2 on the first attack, is pinned, takes 0 on the second, breaks, takes -2 on the third, and no DRM once another unit moves.
name = "A7.83-EX"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
m = { side = "german", type = "4-6-7", kind = "squad" }
other = { side = "german", type = "4-6-7", kind = "squad" }
d1 = { side = "russian", type = "4-6-7", kind = "squad" }
d2 = { side = "russian", type = "4-6-7", kind = "squad" }
d3 = { side = "russian", type = "4-6-7", kind = "squad" }
d4 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place m K4
place other M5
place d1 K8
place d2 L8
place d3 J8
place d4 K9
turn 1 german MPh
m moves K5 1 MF not-assault
a1 first by d1 inherent 4 FP at K5 units m
roll r1 DR 3,4 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1   = drm -2
roll r2 DR 3,3 mc for m in a1
m checks 1MC r2 morale 7 passed in a1
m is pinned in a1
a2 first by d2 inherent 4 FP at K5 units m
roll r3 DR 2,3 ift in a2
a2 ift r3   = drm +0  ok A7.83-no-ffnam-ffmo
roll r4 DR 4,5 mc for m in a2
m checks 1MC r4 morale 7 failed in a2
m is broken no-longer pinned in a2
a3 first by d3 inherent 4 FP at K5 units m
roll r5 DR 3,4 ift in a3
a3 ift r5 drm FFMO -1, FFNAM -1   = drm -2
roll r6 DR 1,1 mc for m in a3
m checks 1MC r6 passed in a3
other moves L5 1 MF
a4 first by d4 inherent 4 FP at K5 units m
roll r7 DR 6,5 ift in a4
a4 ift r7   = drm +0
