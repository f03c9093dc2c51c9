# The number itself immobilizes a truck; one source alone says so.
name = "own_c7_7_unarmored"
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
place f K9 vca J8-K8
place m K9
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 5
roll r1 DR 2,1 to-hit in a1 by anna
a1 to-hit f gun r1 target t ammo HE hit
roll r2 DR 6,5 to-kill in a1 by anna
a1 to-kill r2 number 12 result eliminated   ok C7.7-to-kill-result
a2 prep by f gun rof at K4 units t vehicle-target range 5
roll r3 DR 2,1 to-hit in a2 by anna
a2 to-hit f gun r3 target t ammo AP hit
roll r4 DR 4,5 to-kill in a2 by anna
a2 to-kill r4 number 9 result immobilized   ok C7.7-unarmored
a3 prep by f gun rof at K4 units t vehicle-target range 5
roll r5 DR 2,1 to-hit in a3 by anna
a3 to-hit f gun r5 target t ammo AP hit
roll r6 DR 4,5 to-kill in a3 by anna
a3 to-kill r6 number 9 result shock   ?? C7.7-unarmored
