# C5.3: C2 by two MP in LOS.
name = "CD-032"
printing = "2e"
excerpts = true

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "american", type = "M10 GMC", ce = true }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by boris
place t K36 vca K35-L35
t is known
by anna
place f K41 vca K40-L40
turn 1 american MPh
f start 1 MP total 1 seen-by nobody
f enter K40 1 MP total 2 seen-by t
f stop 1 MP total 3 seen-by t
a1 bounding by f MA at K36 units t vehicle-target range 4
roll r1 DR 1,2 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm C2 +6 number 10 final 9 hit   ok C3.3-modified-th  = number 10  = final 9  = drm +6  = hit
