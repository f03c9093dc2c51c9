# Off a woods-road the woods are entered first.
name = "own_b13_41_off_the_road"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["woods"], road = ["K8-K9","K8-K7"], note-d = true }
K9 = { is = ["open-ground"], road = ["K8-K9"] }
[units]
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
place t K9 vca K8-L8
turn 1 russian MPh
t start 1 MP total 1
t enter K8 road 0.5 MP total 1.5
t enter L7 1 MP total 2.5   !! B13-off-woods-road
t stop 1 MP total 3.5
t ends
