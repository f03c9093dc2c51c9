# A FT has 8, and no AF stops it.
name = "own_c7_344_ft"
printing = "2e"
[players]
anna = { side = "american" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[weapons]
FT = "ft"
[units]
f = { side = "american", type = "american 6-6-6", sw = ["FT"] }
t = { side = "german", type = "PzKpfw IVH" }
---
by anna
place f K5
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 american PFPh
a1 prep by f sw:FT at K4 units t vehicle-target range 1
roll r1 DR 6,6 to-kill in a1 by anna
a1 to-kill r1 number 8 result no-effect   ok C7.11-basic-tk   = To Kill 8
a2 prep by f sw:FT rof at K4 units t vehicle-target range 1
roll r2 DR 6,6 to-kill in a2 by anna
a2 to-kill r2 number 10 result no-effect   !! C7.344-ft-mol
a3 prep by f sw:FT rof at K4 units t vehicle-target range 1
roll r3 DR 2,2 to-kill in a3 by anna
a3 to-kill r3 number 8 result burning   ok C7.6-ft-mol
a4 prep by f sw:FT rof at K4 units t vehicle-target range 1
roll r4 DR 2,2 to-kill in a4 by anna
a4 to-kill r4 number 8 result immobilized   ?? C7.6-ft-mol
