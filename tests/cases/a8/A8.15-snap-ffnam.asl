# vector A8.15-snap-ffnam
# PS 368 overrules it: FFNAM may be taken. The same Snap Shot claims FFNAM -1. No First Fire DRM.
name = "A8.15-snap-ffnam"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["stone-building"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f O5
turn 1 german MPh
s moves K6 2 MF not-assault terrain
a1 first by f inherent 4 FP x1/2 snap at K6 units s range 4 answers s total 2 FP
roll r1 DR 2,3 ift in a1
a1 ift r1 drm FFNAM -1 final 4
roll r8 DR 1,2 mc for s in a1
s checks 1MC r8 morale 7 passed in a1
turn 1 german DFPh
