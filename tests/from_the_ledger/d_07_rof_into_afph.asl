name = "Stop, shoot, stop, shoot"
printing = "2e"
[players]
greta = { side = "german" }
mischa = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", class = "tracked", afv = true, mp = 13, red-mp = false, maker = "german", mount = "T", radioless = false, ce = true, weapons = { MA = { kind = "ordnance", rof = 2 }, CMG = { kind = "mg", fp = 5, range = 12 }, BMG = { kind = "mg", fp = 3, range = 8 } } }
rs = { side = "russian", type = "4-4-7" }
---
by greta
place pz K8 vca K7-L7
by mischa
place rs K2
rs is known
by greta
turn 1 german MPh
pz start 1 MP total 1 seen-by rs
pz enter K7 1 MP total 2 seen-by rs
pz enter K6 1 MP total 3 seen-by rs
pz stop 1 MP total 4 seen-by rs
a1 bounding by pz MA at K2 units rs infantry-target range 4
roll r1 DR 2,4 to-hit in a1 by greta
a1 to-hit pz MA r1 target rs drm C +4 number 8 final 10 miss
pz start 1 MP total 5 seen-by rs
pz enter K5 1 MP total 6 seen-by rs
pz stop 1 MP total 7 seen-by rs
a2 bounding by pz MA rof at K2 units rs infantry-target range 3
roll r2 DR 1,6 to-hit in a2 by greta
a2 to-hit pz MA r2 target rs drm C +4 number 8 final 11 miss
# nothing but the MA fired, and it kept its ROF: no counter
pz ends
phase-end
turn 1 german DFPh
pz claims moving-target yes
phase-end
turn 1 german AFPh
a3 advancing by pz MA rof at K2 units rs infantry-target range 3
roll r3 DR 3,5 to-hit in a3 by greta
a3 to-hit pz MA r3 target rs drm C +4 number 8 final 12 miss
phase-end
