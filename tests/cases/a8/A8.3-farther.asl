# vector A8.3-farther
# It does so at a mover at range 4 while an armed Known enemy stands at range 2. Not beyond the nearest.
name = "A8.3-farther"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
n = { side = "german", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K4
place n M8
place f K9
marker first-fire on f
f los n exists
turn 1 german MPh
s moves K5 1 MF
a1 subsequent by f inherent 4 FP x1/2 SFF at K5 units s range 4 answers s total 2 FP   !! A8.3-nearest  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
turn 1 german DFPh
