# Fire that answers the AFV is at the AFV.
name = "own_d9_31_infantry_left"
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
r moves K8 1 MF not-assault seen-by g
t enter K7 1 MP total 3 seen-by g
by anna
a1 first by g inherent 4 FP at K8 units r answers t total 4 FP column 4   !! A8.1-answers-its-target
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g at K5
