# vector A8.3-same-mf
# On 1 MF the DEFENDER squad First Fires and at once uses SFF at the same unit. It needs another MF.
name = "A8.3-same-mf"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place f K9
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP
roll r1 DR 5,4 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 7
roll r8 DR 1,2 tc for s in a1
s checks PTC r8 morale 7 passed in a1
a2 subsequent by f inherent 4 FP x1/2 SFF at K6 units s range 3 answers s total 2 FP   !! A8.14-per-mf  = not allowed
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, FFMO -1
turn 1 german DFPh
