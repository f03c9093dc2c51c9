# An AFV and the Infantry that began beneath it move in turn.
name = "own_d9_31_armored_assault"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g K5
by boris
place t K9 vca K8-L8
place r K9
turn 1 russian MPh
t start 1 MP total 1 seen-by g
t enter K8 1 MP total 2 seen-by g
r moves K8 1 MF not-assault seen-by g   ok A4.1-own-mph
t enter K7 1 MP total 3 seen-by g   ok D2.1-sequential-units
by anna
a1 first by g inherent 4 FP at K7 units t answers t total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm CE +2 column 4 final 13 result NE
marker first-fire on g at K5
