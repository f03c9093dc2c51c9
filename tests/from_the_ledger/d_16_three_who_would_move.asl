name = "Three engines start"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K9 = { is = ["open-ground"], road = ["K9-K8"] }
K8 = { is = ["open-ground"], road = ["K9-K8", "K8-K7"] }
K7 = { is = ["open-ground"], road = ["K8-K7", "K7-K6"] }
K6 = { is = ["open-ground"], road = ["K7-K6", "K6-K5"] }
K5 = { is = ["open-ground"], road = ["K6-K5"] }

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
pzA = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
pzB = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
pzC = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
by greta
place pzA G6 vca H5-H6
place pzB G8 vca H7-H8
place pzC G3 vca F2-G2
by mischa
place t34 K9 vca K8-L8
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody
t34 enter K8 road 0.5 MP total 1.5 seen-by nobody
t34 enter K7 road 0.5 MP total 2 seen-by pzA,pzB,pzC
t34 enter K6 road 0.5 MP total 2.5 seen-by pzA,pzB,pzC
by greta
# one MP in its LOS
a1 first by pzB MA at K6 units t34 vehicle-target range 4 answers t34
roll r1 DR 5,6 to-hit in a1 by greta
# the commander of pzB sees to it himself
a1 to-hit pzB MA r1 target t34 drm J2 +4, armor-leader -1 number 10 final 14 miss
marker first-fire on pzB
by mischa
# slowly into K5: one MP more than needed
t34 enter K5 road 1.5 MP total 4 seen-by pzA,pzB,pzC
by greta
roll r2 dr 3 motion for pzA by greta
pzA motion-attempt against t34 r2 in-los 2.5 success
roll r3 dr 1 motion for pzB by greta
pzB motion-attempt against t34 r3 in-los 2.5 success
roll r4 dr 2 motion for pzC by greta
pzC motion-attempt against t34 r4 in-los 2.5 success
pzC vca H2-H3 motion-attempt
by mischa
t34 stop 1 MP total 5 seen-by pzA,pzB,pzC
t34 ends
phase-end
by greta
turn 1 german MPh
pzC enter H3 1 MP total 1 seen-by t34
pzC stop 1 MP total 2 seen-by t34
pzC ends
