name = "First Fire and after"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "russian", type = "T-34/85", class = "tracked", afv = true, mp = 16, red-mp = false, maker = "russian", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 1 }, CMG = { kind = "mg", fp = 4, range = 12 }, BMG = { kind = "mg", fp = 2, range = 8 } } }
rs = { side = "russian", type = "4-4-7" }
pz = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
pzB = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
---
by greta
place pz G8 vca F7-G7
place pzB G7 vca H6-H7
by mischa
place t34 K9 vca K8-L8
place rs K10
rs is known
turn 1 russian MPh
t34 start 1 MP total 1 seen-by nobody
t34 enter K8 1 MP total 2 seen-by pz,pzB
by greta
# two hexspines of the turret, one MP in LOS
a1 first by pz MA at K8 units t34 vehicle-target range 4 answers t34 tca H7-H8
roll r1 DR 6,4 to-hit in a1 by greta
a1 to-hit pz MA r1 target t34 drm A +2, J2 +4 number 10 final 16 miss
marker first-fire on pz
by mischa
t34 enter K7 1 MP total 3 seen-by pz,pzB
t34 enter K6 1 MP total 4 seen-by pz,pzB
by greta
# wait, I had wanted to shoot in K7
a2 first by pzB MA at K7 units t34 vehicle-target range 4 answers t34
roll r2 DR 5,5 to-hit in a2 by greta
a2 to-hit pzB MA r2 target t34 drm J1 +3 number 10 final 13 miss
marker first-fire on pzB
by mischa
t34 stop 1 MP total 5 seen-by pz,pzB
t34 ends
phase-end
turn 1 russian DFPh
by greta
# K10 is in the arc to which the MA turned
a3 final by pz CMG 5 FP at K10 units rs range 4 total 5 FP column 4
roll r3 DR 6,4 ift in a3 by greta
a3 ift r3 column 4 final 10 result NE
marker final-fire on pz
phase-end
turn 1 german PFPh
marker opportunity-fire on pzB
phase-end
