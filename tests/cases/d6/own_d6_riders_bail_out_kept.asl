# The turret that keeps its place throws nobody off.
name = "own_d6_riders_bail_out_kept"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = true, capacity = 14, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place t K9 vca K8-L8
place r K9
r boards t
turn 1 russian MPh
t start 1 MP total 1
t turn L8-L9 1 MP total 2
t enter L8 1 MP
t stop 1 MP
t ends
