# legal: a bow FT in Bounding First Fire is not halved (D3.31) when stopped, 24 FP; TEM is nothing to it
name = "71_flame_tank"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ft = { side = "russian", class = "tracked", afv = true, mp = 15, red-mp = false, mount = "ST", ce = false, open-topped = false, radioless = false, weapons = { MA = { kind = "ordnance", rof = 0 }, FT = { kind = "ft", fp = 24, range = 1, x = 10, mount = "bow" }, CMG = { kind = "mg", fp = 4, range = 12 } } }
gs = { side = "german", type = "german 4-6-7", sw = [] }
---
place ft F5 vca G5-G6
place gs H5
turn 1 russian MPh
ft start 1 MP total 1 seen-by gs
ft enter G5 1 MP total 2 seen-by gs
ft stop 1 MP total 3 seen-by gs
a1 bounding by ft FT 24 FP at H5 units gs range 1 total 24 FP column 24
roll r1 DR 4,5 ift in a1 by boris
a1 ift r1 column 24 final 9 result 2MC
roll r2 DR 2,1 mc for gs in a1 by anna
gs checks 2MC r2 morale 7 passed in a1
marker bounding-fire on ft
ft ends
phase-end
