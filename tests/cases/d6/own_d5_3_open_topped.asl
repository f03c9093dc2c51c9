# An open-topped AFV that is BU fires its bow MG alone, and its MA has no Case I; a Hero who rides it fires the AAMG.
name = "own_d5_3_open_topped"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = true, ce = true }
c = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = false, ce = false }
h = { side = "german", type = "1-4-9" }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place t K9 vca K8-L8
place c M9 vca M8-N8
place h M9
h boards c
by boris
place r K4
r is known
by anna
t BU
turn 1 german PFPh
a1 prep by t BMG 3 FP at K4 range 5 total 3 FP column 2   ok D5.3-bu-open-topped
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
a2 prep by t MA at K4 range 5 units r infantry-target   !! D5.3-bu-open-topped
roll r2 DR 6,5 to-hit in a2 by anna
a2 to-hit t MA r2 target r number 8 final 11 miss
a3 prep by c AAMG 4 FP at K4 range 6 total 4 FP column 4
roll r3 DR 6,5 ift in a3 by anna
a3 ift r3 column 4 final 11 result NE
