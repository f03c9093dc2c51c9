# A MG tries To Hit at full FP.
name = "own_a9_61_mg_to_hit_kept"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = "german hmg"
[units]
g = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 1, side = 1 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
by anna
place g K9
by boris
place t K6 vca K5-L5
t is known
by anna
turn 1 german PFPh
a1 prep by g sw:HMG to-kill at K6 units t vehicle-target range 3   ok A9.6-mg-to-hit
roll r1 DR 6,5 to-hit in a1 by anna
a1 to-hit g sw:HMG r1 target t number 10 final 11 miss
marker prep-fire on g at K9
