# legal: HE 75 at 4 hexes on the Vehicle type hits a truck (ZIS-5). To Kill DR 3,3; declared: Final number 12, burning wreck.
name = "CD-068"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "ZIS-5" }
---
by anna
place f K8 vca J7-K7
place m K8
by boris
place t K4 vca L4-K5
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 4
roll r1 DR 4,2 to-hit in a1 by anna
a1 to-hit f gun r1 target t ammo HE hit
roll r2 DR 3,3 to-kill in a1 by anna
a1 to-kill r2 number 12 result burning   = basic 12   = To Kill 12   = does burning
t suffers burning in a1
