# A platoon moves in turn.
name = "own_d14_2_platoon"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, radioless = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
v = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, radioless = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
w = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, radioless = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
g = { side = "german", type = "german 4-6-7", sw = [] }
---
by anna
place g M5
by boris
place t K9 vca K8-L8
place v L9 vca L8-M9
place w M10 vca M9-N9
t is platoon
v is platoon
g is known
turn 1 russian PFPh
a1 prep by w CMG 5 FP at M5 units g total 5 FP column 4
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 column 4 final 11 result NE
marker prep-fire on w
turn 1 russian MPh
t start 1 MP
v start 1 MP
t enter K8 1 MP   ok D2.1-sequential-units
v enter L8 1 MP
t stop 1 MP
v stop 1 MP
