# A vehicle on a one-lane bridge costs four MP.
name = "own_d2_14_bridge"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["open-ground"], one-lane-bridge = true, road = ["K8-K9"], vehicles = 1 }
K9 = { is = ["open-ground"], road = ["K8-K9"] }
[units]
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
place t K9 vca K8-L8
turn 1 russian MPh
t start 1 MP total 1
t enter K8 road 2.5 MP   !! D2.14-note-d-double   = 4.5 MP
t stop 1 MP
t ends
