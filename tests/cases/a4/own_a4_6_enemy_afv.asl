# An enemy AFV gives no cover.
name = "own_a4_6_enemy_afv"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
p = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place p K6 vca K5-L5
place g K4
by boris
place r K8
p is known
turn 1 russian MPh
r moves K7 1 MF not-assault seen-by g
r moves K6 1 MF not-assault seen-by g
by anna
a1 first by g inherent 4 FP at K6 units r range 2 answers r total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFNAM -1 column 4 final 10 result NE   !! A4.6-ffmo
marker first-fire on g at K4
