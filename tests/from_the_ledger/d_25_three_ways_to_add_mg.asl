name = "Eight factors"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
sA = { side = "russian", type = "4-4-7" }
sB = { side = "russian", type = "4-4-7" }
---
by greta
place pz K5 vca K4-L4 tca L4-L5
by mischa
place sA N5
place sB N3
sA is known
sB is known
by greta
turn 1 german PFPh
# N5 is in the TCA
a1 prep by pz CMG 5 FP, pz BMG 3 FP at N5 units sA range 3 total 8 FP column 8
roll r1 DR 5,6 ift in a1 by greta
a1 ift r1 column 8 final 11 result NE
marker prep-fire on pz
phase-end
turn 2 german PFPh
# N3 lies on the edge of both arcs
a2 prep by pz CMG 5 FP at N3 units sB range 3 total 5 FP column 4
roll r2 DR 5,4 ift in a2 by greta
a2 ift r2 column 4 final 9 result NE
a3 prep by pz BMG 3 FP at N3 units sB range 3 total 3 FP column 2
roll r3 DR 4,5 ift in a3 by greta
a3 ift r3 column 2 final 9 result NE
marker prep-fire on pz
phase-end
turn 3 german PFPh
# the hull one hexspine to L4-L5, the turret stays there: it had been carried past it
a4 prep by pz CMG 5 FP, pz BMG 3 FP at N5 units sA range 3 total 8 FP column 8 vca L4-L5 tca L4-L5
roll r4 DR 4,5 ift in a4 by greta
a4 ift r4 drm A +3 column 8 final 12 result NE
marker prep-fire on pz
phase-end
