# An ATR whose FP are told is small arms: it adds to its squad and to the MG of its vehicle.
name = "own_c13_24_atr"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = "german lmg"
ATR = { kind = "atr", fp = 1, range = 12 }
[units]
s = { side = "german", type = "german 4-6-7", sw = ["LMG", "ATR"] }
t = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = false, ce = true }
u = { side = "german", class = "armored-car", afv = true, mp = 20, mount = "T", open-topped = false, ce = true, weapons = { MA = { kind = "atr", fp = 1, range = 12 }, CMG = { kind = "mg", fp = 4, range = 12 } } }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K9
place u M9 vca L8-M8
by boris
place r K4
r is known
by anna
turn 1 german PFPh
a1 prep by s inherent 4 FP, s sw:ATR 1 FP at K4 range 5 total 5 FP column 4   ok A7.51-ordnance-never-in-fg
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
a2 prep by u MA 1 FP, u CMG 4 FP at K4 range 6 total 5 FP column 4   ok A7.51-ordnance-never-in-fg
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 column 4 final 11 result NE
