# vector A4.61-too-late
# A squad enters one hex, is fired at with FFNAM, and then says that it Assault Moves. To be declared before the first MF.
name = "A4.61-too-late"
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
s moves K6 1 MF not-assault
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
s declares assault   !! A4.61-said-before  = not allowed
turn 1 german DFPh
