# vector A8.31-first-fire-unit
# A squad marked First Fire fires at an ADJACENT mover as FPF. That is SFF (no NMC); FPF needs the Final Fire marker.
name = "A8.31-first-fire-unit"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place f K7
marker first-fire on f
turn 1 german MPh
s moves K6 1 MF
a1 fpf by f inherent 4 FP x2 PBF x1/2 SFF at K6 units s range 1 answers s total 4 FP   !! A8.31-who  = not allowed
roll r2 DR 5,5 ift in a1
a1 ift r2 drm FFMO -1, FFNAM -1
f checks NMC r2 failed in a1
f is broken,dm in a1
turn 1 german DFPh
