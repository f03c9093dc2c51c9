# vector A8.31-mg-once
# A German 4-6-7 with MMG, Final Fire, FPF at an ADJACENT mover. (4 + 5) x2 x1/2 = 9 FP, column 8; MMG B# 10.
name = "A8.31-mg-once"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { kind = "mg", fp = 5, range = 12, rof = 1, b = 12, pp = 5 }

[units]
s = { side = "german", type = "4-4-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-6-7", kind = "squad", sw = ["MMG"] }
---
place s K5
place f K7
marker final-fire on f
turn 1 german MPh
s moves K6 1 MF
a1 fpf by f inherent 4 FP x2 PBF x1/2 SFF, f sw:MMG 5 FP x2 PBF x1/2 SFF at K6 units s range 1 answers s total 9 FP column 8  = 9 FP  = column 8
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
f checks NMC r1 failed in a1
f is broken,dm in a1
roll r8 DR 1,2 mc for s in a1
s checks 1MC r8 morale 7 passed in a1
turn 1 german DFPh
