# No ESB off board.
name = "own_d2_5_on_board"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
place t off-board
turn 1 russian MPh
roll r1 DR 2,2 esb for t by boris
t esb 2 MP drm +4 r1 final 8 success   !! D2.5-on-board
t enter K8 1 MP total 1
t stop 1 MP total 2
t ends
