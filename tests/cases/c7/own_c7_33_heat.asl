# HEAT has a number of its own, and no range changes it.
name = "own_c7_33_heat"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "7.5cm leIG 18" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
---
by anna
place f K5 vca J4-K4
place m K5
by boris
place t K4 vca L3-L4
t is known
by anna
turn 1 german PFPh
a1 prep by f gun at K4 units t vehicle-target range 1
roll r1 DR 2,1 to-hit in a1 by anna
a1 to-hit f gun r1 target t ammo HEAT hit
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 armor 6 number 7 result no-effect   ok C7.11-basic-tk   = basic 13
a2 prep by f gun rof at K4 units t vehicle-target range 1
roll r3 DR 2,1 to-hit in a2 by anna
a2 to-hit f gun r3 target t ammo HEAT hit
roll r4 DR 6,6 to-kill in a2 by anna
a2 to-kill r4 armor 6 number 8 result no-effect   !! C7.33-heat
