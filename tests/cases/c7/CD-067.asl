# illegal: HE 75 at 4 hexes on the Vehicle type hits a truck (ZIS-5), DR 12: it is marked Shock. To Kill DR 6,6; declared: shock.
name = "CD-067"
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
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 number 12 result shock   !! C7.7-to-kill-result   = basic 12   = To Kill 12   = does no-effect
