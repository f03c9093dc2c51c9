# vector A8.12-foxhole
# A squad leaves its foxhole without leaving the hex (1 MF); the DEFENDER fires at it there. MF within the Location open the window.
name = "A8.12-foxhole"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f K9
turn 1 german MPh
s moves K5 1 MF for foxhole-out
a1 first by f inherent 4 FP at K5 units s range 4 answers s total 4 FP  = allowed
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
turn 1 german DFPh
