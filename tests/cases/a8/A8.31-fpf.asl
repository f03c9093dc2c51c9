# vector A8.31-fpf
# A 4-6-7 marked Final Fire uses FPF at an ADJACENT Non-Assault mover in the open: dice 3,5. 4 x2 x1/2 = 4 FP; target Final 6: NMC; firer 8 > 7: it breaks.
name = "A8.31-fpf"
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
marker final-fire on f
turn 1 german MPh
s moves K6 1 MF not-assault
a1 fpf by f inherent 4 FP x2 PBF x1/2 SFF at K6 units s range 1 answers s total 4 FP column 4  = 4 FP
roll r1 DR 3,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 6  = final 6  = NMC
roll r2 DR 1,2 mc for s in a1
s checks NMC r2 morale 7 passed in a1
f checks NMC r1 failed in a1
f is broken,dm
turn 1 german DFPh
