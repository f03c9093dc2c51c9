# The crew beside the Melee is no target.
name = "own_a7_4_melee_crew"
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
h = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place p K6 vca K5-L5
place h K6
h is melee
place g K9
by boris
place r K6
r is melee
by anna
turn 1 german PFPh
a1 prep by g inherent 4 FP at K6 range 3 total 4 FP column 4
roll r1 DR 1,4 ift in a1 by anna
a1 ift r1 column 4 final 5 result 1MC
marker prep-fire on g at K9
roll r2 DR 1,2 mc for h in a1 by anna
h checks 1MC r2 morale 7 passed in a1
by boris
roll r3 DR 1,2 mc for r in a1 by boris
r checks 1MC r3 morale 7 passed in a1
by anna
roll r4 DR 1,2 mc for p in a1 by anna
p checks 1MC r4 morale 8 passed in a1   !! A7.4-only-targets
