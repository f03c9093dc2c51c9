# What a To Kill DR does at the number and one above it: by AP, HE and MG.
name = "own_c7_4_shock_and_stun"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
HMG = "german hmg"
[units]
atg = { side = "german", type = "7.5cm PaK 40" }
g = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 6, side = 3, turret-front = 11, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = false, ce = true }
v = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 1, side = 1 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = false, ce = true }
---
by anna
place atg K9 vca K8-L8
place g M9
by boris
place t K4 vca L4-K5
place v M4 vca M5-L4
by anna
turn 1 german PFPh
a1 prep by atg gun at K4 units t vehicle-target range 5
roll r1 DR 1,2 to-hit in a1 by anna
a1 to-hit atg gun r1 target t number 10 final 3 hit
roll r2 DR 3,4 to-kill in a1 by anna
t claims facing K9 front
a1 to-kill r2 armor 11 number 6 result shock   ok C7.7-to-kill-result
a2 prep by atg gun rof at K4 units t vehicle-target range 5
roll r3 DR 2,1 to-hit in a2 by anna
a2 to-hit atg gun r3 target t ammo HE number 10 final 3 hit
roll r4 DR 1,1 to-kill in a2 by anna
a2 to-kill r4 armor 6 number 1 result no-effect   !! C7.7-to-kill-result
a3 prep by g sw:HMG to-kill at M4 units v vehicle-target range 5
roll r5 DR 1,2 to-hit in a3 by anna
a3 to-hit g sw:HMG r5 target v number 10 final 3 hit
roll r6 DR 1,3 to-kill in a3 by anna
a3 to-kill r6 number 4 result immobilized   !! C7.7-to-kill-result
