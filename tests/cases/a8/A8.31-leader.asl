# vector A8.31-leader
# A 4-6-7 and an 8-1 directing use FPF: dice 3,4 (7) at a mover in stone (+3). Target 7 +3 -1 leader -1 FFNAM = 8. Squad 7 - 1 = 6 <= 7 passes; leader 7 <= 8 passes.
name = "A8.31-leader"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["stone-building"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "4-6-7", kind = "squad" }
l = { side = "russian", type = "8-1", kind = "leader" }
---
place s K5
place f K7
place l K7
marker final-fire on f
marker final-fire on l
turn 1 german MPh
s moves K6 2 MF not-assault terrain
a1 fpf by f inherent 4 FP x2 PBF x1/2 SFF at K6 units s range 1 answers s directed-by l total 4 FP column 4
roll r1 DR 3,4 ift in a1
a1 ift r1 drm TEM +3, leader -1, FFNAM -1 final 8  = final 8  = none
turn 1 german DFPh
