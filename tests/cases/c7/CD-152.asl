# illegal: The same attack. To Kill number 8: no Case A for FT.
name = "CD-152"
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
a1 to-kill r2 number 8 result eliminated   !! C7.21-case-a   = To Kill 9
