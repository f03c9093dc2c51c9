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
m4b = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", gyro = true, ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
m4c = { side = "german", class = "tracked", afv = true, mp = 13, red-mp = false, mount = "T", gyro = true, ce = true, open-topped = false, carries = false, crew-morale = 8, armor = { front = 8, side = 3 }, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs = { side = "russian", type = "russian 4-4-7" }
rs3 = { side = "russian", type = "russian 4-4-7" }
rs2 = { side = "russian", type = "russian 4-4-7" }
---
place m4 K5 vca K4-L4
place rs K2
place m4b K15 vca K14-L14
place m4c K25 vca K24-L24
rs is known
turn 1 german PFPh
turn 1 german MPh
m4 start 1 MP
m4 stop 1 MP
a1 bounding by m4 MA at K2 units rs infantry-target
roll r1 DR 3,6 to-hit in a1
a1 to-hit m4 MA r1 drm C2 +5 number 8 final 14 miss
a2 bounding by m4 CMG 4 FP at K2 units rs   ok D3.31-exc-gyro-cmg
roll r2 DR 3,6 ift in a2
a2 ift r2
marker bounding-fire on m4
# squads that the MA did not aim at: the CMG is halved
place rs2 K12
rs2 is known
m4b start 1 MP
m4b stop 1 MP
a3 bounding by m4b CMG 4 FP x1/2 bounding at K12 units rs2
roll r3 DR 3,6 ift in a3
a3 ift r3
marker bounding-fire on m4b
place rs3 K22
rs3 is known
m4c start 1 MP
m4c stop 1 MP
a4 bounding by m4c CMG 4 FP at K22 units rs3   !! D3.31-bounding-half-fp
roll r4 DR 3,6 ift in a4
a4 ift r4
marker bounding-fire on m4c
