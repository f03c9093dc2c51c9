# vector A4.61-open
# A squad Assault Moves one Open Ground hex and is fired at by 4 FP. FFMO -1 alone.
name = "A4.61-open"
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
s declares assault
s moves K6 1 MF assault
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 3,4 ift in a1
a1 ift r1 drm FFMO -1 final 6  = drm -1  = final 6  = NMC
roll r2 DR 1,2 mc for s in a1
s checks NMC r2 morale 7 passed in a1
turn 1 german DFPh
