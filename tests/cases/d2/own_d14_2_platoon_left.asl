# The move of a platoon is over when a vehicle moves that is not of it, and the stop MP are owed.
name = "own_d14_2_platoon_left"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = false, ce = true }
v = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = false, ce = true }
x = { side = "german", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 }, AAMG = { kind = "mg", fp = 4, range = 12 } }, open-topped = false, ce = true }
---
by anna
place t K9 vca K8-L8
place v L9 vca L8-M9
place x P9 vca P8-Q9
t is platoon
v is platoon
turn 1 german MPh
t start 1 MP
v start 1 MP
t enter K8 1 MP
v enter L8 1 MP
v stop 1 MP
x start 1 MP   !! D2.13-stop-or-motion
x stop 1 MP
t enter K7 1 MP
t stop 1 MP
