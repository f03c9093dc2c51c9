# vector A8.14-two-firers
# Two DEFENDER squads in different hexes fire one after the other on the same 1 MF. Different attackers.
name = "A8.14-two-firers"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
g = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f K9
place g M6
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 5,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 2 final 8  = column 2  = none
a2 first by g inherent 4 FP at K6 units s range 2 answers s total 4 FP column 4  = allowed  = column 4
roll r2 DR 5,3 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 final 6  = NMC
roll r3 DR 1,2 mc for s in a2
s checks NMC r3 morale 7 passed in a2
turn 1 german DFPh
