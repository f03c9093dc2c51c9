# legal: A FT at normal range attacks a BU closed-topped AFV through rear hull and rear turret. To Kill number 9.
name = "CD-151"
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
place t K4 vca J3-K3
t is known
by anna
turn 1 american PFPh
a1 prep by f sw:FT at K4 units t vehicle-target range 1
roll r2 DR 2,6 to-kill in a1 by anna
a1 to-kill r2 number 9 result burning   = To Kill 9
t suffers burning in a1
