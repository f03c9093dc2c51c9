name = "He is moving"
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
K6 = { is = ["open-ground"], road = ["K7-K6"] }

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
pz = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs = { side = "russian", type = "4-4-7" }
---
by greta
place pz G6 vca F5-G5
by mischa
place t34 K9 vca K8-L8
place rs K5
rs is known
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody
t34 enter K8 road 0.5 MP total 1.5 seen-by nobody
t34 enter K7 road 0.5 MP total 2 seen-by pz
# a surplus of one MP, spent in K6
t34 enter K6 road 1.5 MP total 3.5 seen-by pz
by greta
roll r1 dr 2 motion for pz by greta
pz motion-attempt against t34 r1 in-los 2 success
pz vca H5-H6 motion-attempt
by mischa
t34 stop 1 MP total 4.5 seen-by pz
t34 ends
phase-end
turn 1 russian DFPh
by greta
a1 final by pz CMG 5 FP x1/2 motion at K5 units rs range 4 total 2.5 FP column 2
roll r2 DR 5,4 ift in a1 by greta
a1 ift r2 column 2 final 9 result NE
marker final-fire on pz
phase-end
turn 1 german MPh
pz enter H6 1 MP total 1 seen-by t34,rs
by mischa
# one MP in its LOS; the turret comes round two hexspines
a2 first by t34 MA at H6 units pz vehicle-target range 3 answers pz tca J6-J5
roll r3 DR 6,4 to-hit in a2 by mischa
a2 to-hit t34 MA r3 target pz drm A +2, J2 +4 number 10 final 16 miss
marker first-fire on t34
by greta
pz stop 1 MP total 2 seen-by t34,rs
a3 bounding by pz MA at K6 units t34 vehicle-target range 3
roll r4 DR 6,5 to-hit in a3 by greta
a3 to-hit pz MA r4 target t34 drm C2 +6 number 10 final 17 miss
marker bounding-fire on pz
pz ends
phase-end
