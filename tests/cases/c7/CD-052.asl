# legal: M4 (75) AP at 7 hexes on a PzKpfw IVH turret front: the number itself. To Kill DR 4,4; declared: Final number 8, shock.
name = "CD-052"
printing = "2e"
[players]
anna = { side = "american" }
boris = { side = "german" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "american", type = "M4", ce = true }
t = { side = "german", type = "PzKpfw IVH" }
---
by anna
place f K11 vca J10-K10
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 american PFPh
a1 prep by f MA at K4 units t vehicle-target range 7
roll r1 DR 2,4 to-hit in a1 by anna
a1 to-hit f MA r1 target t hit
roll r2 DR 4,4 to-kill in a1 by anna
a1 to-kill r2 number 8 result shock   = basic 14   = To Kill 8   = does shock
t suffers shock in a1
