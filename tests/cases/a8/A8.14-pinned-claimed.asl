# vector A8.14-pinned-claimed
# The second shot takes FFMO -1 and FFNAM -1. Neither applies to a pinned unit.
name = "A8.14-pinned-claimed"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
g = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place g M6
turn 1 german MPh
s moves K6 1 MF
s is pinned   ?? LOG.no-cause
a2 first by g inherent 4 FP at K6 units s range 2 answers s total 4 FP
roll r1 DR 2,4 ift in a2
a2 ift r1 drm FFMO -1, FFNAM -1 final 4   !! A7.83-no-ffnam-ffmo  = drm +0  = final 6
roll r8 DR 1,2 mc for s in a2
s checks NMC r8 morale 7 passed in a2
turn 1 german DFPh
