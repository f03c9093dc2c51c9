# The A7.83 example: a squad in the open takes -2 on the first attack and is pinned; the second has no DRM for its
# movement; it breaks, and the third has -2 again; once another unit moves, its MPh is over, and so is that. The
# last attack stands here for its DRM: by then it is no target of First Fire any more (A8.1).
# example A7.83-EX
name = "A7.83: pinned, broken, passed by"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
m = { side = "german", type = "german 4-6-7" }
other = { side = "german", type = "german 4-6-7" }
d1 = { side = "russian", type = "russian 4-5-8" }
d2 = { side = "russian", type = "russian 4-5-8" }
d3 = { side = "russian", type = "russian 4-5-8" }
d4 = { side = "russian", type = "russian 4-5-8" }
---
place m K4
place other M5
by rudi
place d1 K8
place d2 L8
place d3 J8
place d4 K9
by gerda
turn 1 german MPh
m moves K5 1 MF not-assault seen-by d1,d2,d3,d4
by rudi
a1 first by d1 inherent 4 FP at K5 range 3 answers m total 4 FP column 4
roll r1 DR 3,4 ift in a1 by rudi
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC   = drm -2  = final 5  = 1MC
marker first-fire on d1 at K8
by gerda
# 6 + 1 is the highest DR that passes
roll r2 DR 3,3 mc for m in a1 by gerda
m checks 1MC r2 morale 7 passed in a1
m is pinned in a1
by rudi
a2 first by d2 inherent 4 FP at K5 range 4 answers m total 4 FP column 4
roll r3 DR 2,3 ift in a2 by rudi
a2 ift r3 column 4 final 5 result 1MC   = drm +0  = final 5  = 1MC  ok A7.83-no-ffnam-ffmo
marker first-fire on d2 at L8
by gerda
roll r4 DR 4,5 mc for m in a2 by gerda
m checks 1MC r4 morale 7 failed in a2
m is broken,dm no-longer pinned in a2
by rudi
a3 first by d3 inherent 4 FP at K5 range 4 answers m total 4 FP column 4
roll r5 DR 3,4 ift in a3 by rudi
a3 ift r5 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC   = drm -2  = 1MC
marker first-fire on d3 at J8
by gerda
roll r6 DR 2,1 mc for m in a3 by gerda
m checks 1MC r6 morale 7 passed in a3
other moves M6 1 MF assault seen-by nobody
by rudi
a4 first by d4 inherent 4 FP at K5 units m range 4 total 4 FP column 4
roll r7 DR 6,5 ift in a4 by rudi
a4 ift r7 column 4 final 11 result NE   = drm +0  = none
by gerda
phase-end
