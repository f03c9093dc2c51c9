name = "A Panther turns"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pan = { side = "german", type = "PzKpfw VG", class = "tracked", afv = true, mp = 15, red-mp = false, maker = "german", mount = "ST", ce = true, open-topped = false, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 2, range = 8 } } }
s1 = { side = "russian", type = "4-4-7" }
s2 = { side = "russian", type = "4-4-7" }
s3 = { side = "russian", type = "4-4-7" }
---
by greta
place pan K5 vca K4-L4
by mischa
place s1 N5
place s2 J8
place s3 K9
s1 is known
s2 is known
s3 is known
by greta
turn 1 german PFPh
a1 prep by pan AAMG 2 FP at K9 units s3 range 4 total 2 FP column 2
roll r1 DR 5,4 ift in a1 by greta
a1 ift r1 column 2 final 9 result NE
# the hull, one hexspine: NT
a2 prep by pan BMG 3 FP at N5 units s1 range 3 total 3 FP column 2 vca L4-L5
roll r2 DR 4,4 ift in a2 by greta
a2 ift r2 drm A +3 column 2 final 11 result NE
# the turret came along: it pays the NT rate too
a3 prep by pan MA at N5 units s1 infantry-target range 3
roll r3 DR 1,6 to-hit in a3 by greta
a3 to-hit pan MA r3 target s1 drm A +3 number 8 final 10 miss
# two hexspines more, slow turret: 2 + 1
a4 prep by pan MA rof at J8 units s2 infantry-target range 4 tca K6-J5
roll r4 DR 5,4 to-hit in a4 by greta
a4 to-hit pan MA r4 target s2 drm A +3 number 8 final 12 miss
pan tca L4-L5 end-of-fire-phase
marker prep-fire on pan
phase-end
