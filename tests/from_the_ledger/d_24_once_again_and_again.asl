name = "Once more, and once more"
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
place rs K3
rs is known
by greta
turn 1 german MPh
pz start 1 MP total 1 seen-by rs
pz enter K7 1 MP total 2 seen-by rs
pz stop 1 MP total 3 seen-by rs
a1 bounding by pz MA at K3 units rs infantry-target range 4
roll r1 DR 2,4 to-hit in a1 by greta
a1 to-hit pz MA r1 target rs drm C1 +5 number 8 final 11 miss
pz ends
phase-end
turn 1 german AFPh
a2 advancing by pz MA rof at K3 units rs infantry-target range 4
roll r2 DR 2,5 to-hit in a2 by greta
a2 to-hit pz MA r2 target rs drm B +2 number 8 final 9 miss
a3 advancing by pz CMG 5 FP x1/2 AFPh at K3 units rs range 4 total 2.5 FP column 2
roll r3 DR 5,4 ift in a3 by greta
a3 ift r3 column 2 final 9 result NE
# a colored 2, ROF kept
a4 advancing by pz MA rof at K3 units rs infantry-target range 4
roll r4 DR 5,5 to-hit in a4 by greta
a4 to-hit pz MA r4 target rs drm C +4 number 8 final 14 miss
phase-end
