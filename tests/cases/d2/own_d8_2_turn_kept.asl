# A turn inside takes no DRM of an entry.
name = "own_d8_2_turn_kept"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["woods"] }
[units]
t = { side = "russian", class = "tracked", afv = true, mp = 14, red-mp = false, maker = "german", mount = "T", open-topped = false, armed = true, carries = false, ground-pressure = "normal", armor = { front = 8, side = 3, turret-front = 6, turret-side = 3 }, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
place t K8 vca K7-L7
t is known
turn 1 russian MPh
t start 1 MP total 1
t turn L7-L8 2 MP total 3
roll r1 DR 5,4 bog for t by boris
t bog-check r1 drm +1   ok D8.2-turn-drm
t stop 1 MP
t ends
