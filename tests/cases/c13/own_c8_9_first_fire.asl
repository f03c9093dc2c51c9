# C8.9, A8.14: APCR that was not there answered no MP; AP did.
name = "own_c8_9_first_fire"
printing = "2e"
date = "1943-07-01"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85" }
---
by anna
place f K9 vca K8-L8
place m K9
by boris
place t K4 vca K5-J4
f is known
m is known
turn 1 russian MPh
t start 1 MP total 1 seen-by f,m
t enter K5 1 MP total 2 seen-by f,m
by anna
a1 first by f gun at K5 units t vehicle-target answers t
roll r1 DR 4,6 to-hit in a1
a1 to-hit f gun r1 target t drm J1 +3 ammo APCR number 10 final 13 miss
a2 first by f gun at K5 units t vehicle-target answers t
roll r2 DR 1,6 to-hit in a2
a2 to-hit f gun r2 target t drm J1 +3 ammo AP number 10 final 10 hit
roll r3 DR 6,5 to-kill in a2
a2 to-kill r3 armor 11 number 17 result no-effect
a3 first by f gun rof at K5 units t vehicle-target answers t   !! A8.14-per-mf
