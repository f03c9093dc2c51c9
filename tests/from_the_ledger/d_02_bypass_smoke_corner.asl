name = "Round the smoky corner"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["open-ground"], obstacle = ["woods"], entry = "half", bog = true, smoke = 1 }
L4 = { is = ["open-ground"], obstacle = ["building"], entry = "half", bog = true }
M5 = { is = ["brush"] }
N4 = { is = ["open-ground"], level = 1 }

[units]
pz = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
turn 2 german MPh
place pz K6 vca K5-L5 motion forward
# 2 x (1 Open Ground + 1 SMOKE), and no start MP
pz bypass K5 along K5-L5 cafp K5-L5-L4 rear K5-L5-K6 4 MP total 4
pz clearance K5-L5 clear
pz turn along L4-L5 1 MP total 5
pz bypass L4 along L4-L5 cafp L4-L5-M5 2 MP total 7
pz clearance L4-L5 clear
pz enter M5 vca N4-N5 2 MP total 9
# four MP left: the hill is one for Open Ground and four for the level
pz ends motion toward N4 cost 5
