name = "Jammed and mended"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 2, range = 8 } } }
s1 = { side = "russian", type = "4-4-7" }
s2 = { side = "russian", type = "4-4-7" }
s3 = { side = "russian", type = "4-4-7" }
---
by greta
place pz K5 vca K4-L4
by mischa
place s1 L1
place s2 K9
place s3 N1
s1 is known
s2 is known
s3 is known
by greta
turn 1 german PFPh
a1 prep by pz AAMG 2 FP at K9 units s2 range 4 total 2 FP column 2
roll r1 DR 6,6 ift in a1 by greta
a1 ift r1 column 2 final 12 result NE
pz malfunctions AAMG r1
marker malfunction on pz
a2 prep by pz BMG 3 FP at N1 units s3 range 5 total 3 FP column 2
roll r2 DR 6,6 ift in a2 by greta
a2 ift r2 column 2 final 12 result NE
pz malfunctions BMG r2
marker malfunction on pz
a3 prep by pz CMG 5 FP at L1 units s1 range 4 total 5 FP column 4
roll r3 DR 6,6 ift in a3 by greta
# and the third one works
a3 ift r3 column 4 final 12 result NE
marker prep-fire on pz
pz BU
phase-end
turn 1 russian RPh
roll r4 dr 1 repair for pz by greta
pz repair AAMG r4 repaired
roll r5 dr 2 repair for pz by greta
pz repair BMG r5 repaired
phase-end
