# D3.31: the gyrostabilized CMG is not halved at a squad that the MA has aimed at, named as unit or by its hex.
name = "own_acquired_squad"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
m4 = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", gyro = true, ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs = { side = "russian", type = "russian 4-4-7" }
---
place m4 K5 vca K4-L4
place rs K2
rs is known
turn 1 german PFPh
turn 1 german MPh
m4 start 1 MP
m4 stop 1 MP
a1 bounding by m4 MA at K2 units rs infantry-target
roll r1 DR 3,6 to-hit in a1
a1 to-hit m4 MA r1 drm C2 +5 number 8 final 14 miss
a2 bounding by m4 CMG 4 FP at K2 units rs   ?? D3.31-exc-gyro-cmg
