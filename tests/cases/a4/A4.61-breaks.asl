# vector A4.61-breaks
# An Assault Moving squad breaks in Open Ground; another unit fires at it there. Assault Movement is lost: FFMO -1 and FFNAM -1.
name = "A4.61-breaks"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
g = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f K9
place g M6
turn 1 german MPh
s declares assault
s moves K6 1 MF assault
s is broken,dm   ?? LOG.no-cause
a2 first by g inherent 4 FP at K6 units s range 2 answers s total 4 FP column 4
roll r1 DR 3,5 ift in a2
a2 ift r1 drm FFMO -1, FFNAM -1 final 6  = drm -2  = final 6  = NMC
roll r7 DR 1,2 mc for s in a2
s checks NMC r7 passed in a2
turn 1 german DFPh
