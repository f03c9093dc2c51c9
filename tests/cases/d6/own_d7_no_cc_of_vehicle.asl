# A vehicle makes no CC attack in the MPh.
name = "own_d7_no_cc_of_vehicle"
printing = "2e"
excerpts = true
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
turn 1 russian MPh
by anna
place g K9
by boris
place t K9 vca K8-L8
t is known
t start 1 MP total 1 seen-by g
by anna
roll r1 DR 1,2 tc for g by anna
g checks PAATC r1 morale 7 passed
roll r2 DR 5,6 cc for g by anna
cc by g against t r2   ok D7-no-cc-of-vehicle
by boris
roll r3 DR 5,6 cc for t by boris
cc by t against g using CMG r3   !! D7-no-cc-of-vehicle
