# vector A8.31-two-hexes
# A Final-Fire squad uses FPF at a mover two hexes off. ADJACENT only.
name = "A8.31-two-hexes"
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
place f K8
marker final-fire on f
turn 1 german MPh
s moves K6 1 MF
a1 fpf by f inherent 4 FP x1/2 SFF at K6 units s range 2 answers s total 2 FP   !! A8.31-adjacent  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
f checks NMC r1 failed in a1
f is broken,dm in a1
turn 1 german DFPh
