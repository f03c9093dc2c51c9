# legal: PzKpfw VIE (88L) AP hits a T-34/85 turret front at 20 hexes. To Kill DR 4,4; declared: Final number 8, shock.
name = "CD-049"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "PzKpfw VIE", ce = true }
t = { side = "russian", type = "T-34/85" }
---
by anna
place f K24 vca J23-K23
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 german PFPh
a1 prep by f MA at K4 units t vehicle-target range 20
roll r1 DR 2,4 to-hit in a1 by anna
a1 to-hit f MA r1 target t hit
roll r2 DR 4,4 to-kill in a1 by anna
a1 to-kill r2 number 8 result shock   = basic 20   = To Kill 8   = does shock
t suffers shock in a1
