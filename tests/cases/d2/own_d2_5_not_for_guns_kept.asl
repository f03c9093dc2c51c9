# The printed MP unhook it.
name = "own_d2_5_not_for_guns_kept"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", class = "tracked", afv = true, mp = 12, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = true, tow = 7, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
place t K9 vca K8-L8
t is towing
turn 1 russian MPh
t start 1 MP total 1
t enter K8 2 MP total 3
t stop 1 MP total 4
roll r1 DR 2,2 esb for t by boris
t esb 3 MP drm +5 r1 final 9 success
t spend unhook 6 MP total 10   ok D2.5-not-for-guns
t ends
