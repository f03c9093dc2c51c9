# C5.6: Intensive Fire at what was acquired.
name = "CD-037"
printing = "2e"
excerpts = true
date = "1944-06-06"

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "american", type = "M1 57mm AT Gun" }
m = { side = "american", type = "russian crew 2-2-8" }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by boris
place t K31 vca K30-L30
t is known
by anna
place f K40 vca K39-L39
place m K40
turn 1 american PFPh
a1 prep by f gun at K31 units t vehicle-target range 9
roll r1 DR 3,6 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 9 final 9 hit
roll r2 DR 6,6 to-kill in a1
a1 to-kill r2 result no-effect
a2 prep by f gun rof at K31 units t vehicle-target range 9
roll r3 DR 6,5 to-hit in a2
a2 to-hit f gun r3 target t ammo AP drm N -1 number 9 final 10 miss
a3 prep by f gun at K31 units t vehicle-target range 9
roll r4 DR 6,3 to-hit in a3
a3 to-hit f gun r4 target t ammo AP drm F +2, N -2 number 9 final 9 hit   ok C5.6-after-rof  = number 9  = final 9  = drm +0  = hit
