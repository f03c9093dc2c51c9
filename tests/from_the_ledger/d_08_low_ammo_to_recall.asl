name = "The last shells of an IS-2"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
is2 = { side = "russian", type = "IS-2", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "russian", mount = "ST", ce = false, radioless = false, weapons = { MA = { kind = "ordnance", rof = 0, b = 11, circled = true }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
gs = { side = "german", type = "4-6-7" }
---
by mischa
place is2 K6 vca K5-L5
by greta
place gs K2
gs is known
by mischa
turn 1 russian PFPh
a1 prep by is2 MA at K2 units gs infantry-target range 4
roll r1 DR 6,5 to-hit in a1 by mischa
a1 to-hit is2 MA r1 target gs drm I +1 number 8 final 12 miss
# 11 is the circled number
is2 low-ammo MA r1
marker named low-ammo on is2
marker prep-fire on is2
phase-end
turn 2 russian PFPh
a2 prep by is2 MA at K2 units gs infantry-target range 4
roll r2 DR 4,6 to-hit in a2 by mischa
a2 to-hit is2 MA r2 target gs drm I +1 number 8 final 11 miss
# B10 now
is2 malfunctions MA r2
marker malfunction on is2
marker prep-fire on is2
phase-end
turn 2 german RPh
roll r3 dr 4 repair for is2 by mischa
is2 repair MA r3 not-repaired
turn 3 russian RPh
roll r4 dr 1 repair for is2 by mischa
is2 repair MA r4 repaired
marker malfunction on is2 removed
turn 3 russian PFPh
a3 prep by is2 MA at K2 units gs infantry-target range 4
roll r5 DR 5,6 to-hit in a3 by mischa
a3 to-hit is2 MA r5 target gs drm I +1 number 8 final 12 miss
# X11
is2 disables MA r5
is2 is recalled
marker prep-fire on is2
