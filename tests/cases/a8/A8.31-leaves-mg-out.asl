# vector A8.31-leaves-mg-out
# A Final Fire squad with a LMG uses FPF with its inherent FP alone. All usable MG must fire.
name = "A8.31-leaves-mg-out"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
s = { side = "german", type = "4-4-7", kind = "squad", sw = [] }
f = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG"] }
---
place s K5
place f K7
marker final-fire on f
turn 1 german MPh
s moves K6 1 MF
a1 fpf by f inherent 4 FP x2 PBF x1/2 SFF at K6 units s range 1 answers s total 4 FP   !! A8.31-all-mg
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
f checks NMC r1 failed in a1
f is broken,dm in a1
turn 1 german DFPh
