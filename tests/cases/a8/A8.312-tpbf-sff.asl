# vector A8.312-tpbf-sff
# A 4-6-7 with LMG directed by an 8-1, First Fire, is entered by a berserk HS in a stone building. (4 + 3) x3 x1/2 = 10 1/2 FP, column 8; +3 -1 -1 = +1.
name = "A8.312-tpbf-sff"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["stone-building"] }

[weapons]
LMG = { kind = "mg", fp = 3, range = 8, rof = 1, b = 12, pp = 1 }

[units]
s = { side = "german", type = "3-2-8", kind = "hs", sw = [] }
f = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG"] }
l = { side = "russian", type = "8-1", kind = "leader", sw = [] }
---
place s K5
place f K6
place l K6
s is berserk
marker first-fire on f
marker first-fire on l
turn 1 german MPh
s moves K6 2 MF terrain
a1 subsequent by f inherent 4 FP x3 TPBF x1/2 SFF, f sw:LMG 3 FP x3 TPBF x1/2 SFF at K6 units s range 0 answers s directed-by l total 21/2 FP column 8  = 10.5 FP  = column 8
roll r1 DR 4,3 ift in a1
a1 ift r1 drm TEM +3, FFNAM -1, leader -1 final 8   ?? A7.6-tem  = final 8   ?? A7.6-tem  = NMC
roll r2 DR 1,2 mc for s in a1
s checks NMC r2 morale 10 passed in a1
turn 1 german DFPh
