name = "Which side was hit"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", ce = true, radioless = false, armor = { front = 11, side = 6, turret-front = 11, turret-side = 8 }, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
pzA = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
pzB = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
by mischa
place t34 K5 vca K4-L4 tca L4-L5
by greta
place pzA O5 vca N5-N4
place pzB K1 vca K2-J1
turn 1 german PFPh
a1 prep by pzA MA at K5 units t34 vehicle-target range 4
roll r1 DR 4,3 to-hit in a1 by greta
a1 to-hit pzA MA r1 target t34 number 10 final 7 hit
# a hull hit, along the hexspine L4-L5: the side
roll r2 DR 6,6 to-kill in a1 by greta
a1 to-kill r2 armor 6 number 17 result no-effect
marker prep-fire on pzA
a2 prep by pzB MA at K5 units t34 vehicle-target range 4
roll r3 DR 1,5 to-hit in a2 by greta
a2 to-hit pzB MA r3 target t34 number 10 final 6 hit
t34 claims facing K1 front
roll r4 DR 5,6 to-kill in a2 by greta
# colored below white: a turret hit
a2 to-kill r4 armor 11 number 17 result no-effect
a3 prep by pzB CMG to-kill at K5 units t34 vehicle-target range 4
roll r5 DR 6,5 to-hit in a3 by greta
a3 to-hit pzB CMG r5 target t34 number 10 final 11 miss
marker prep-fire on pzB
phase-end
