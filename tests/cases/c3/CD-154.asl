# C6.1: immobilized in its Motion.
name = "CD-154"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
t = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place f K40 vca K39-L39
place m K40
by anna
turn 1 german PFPh
by boris
place t K34 vca K35-J34 motion forward
t is known
by anna
a1 prep by f gun at K34 units t vehicle-target range 6
roll r1 DR 2,2 to-hit in a1
a1 to-hit f gun r1 target t ammo AP drm J +2 number 10 final 6 hit
roll r2 DR 3,3 to-kill in a1
a1 to-kill r2 armor 11 number 6 result immobilized
t suffers immobilized in a1
a2 prep by f gun rof at K34 units t vehicle-target range 6
roll r3 DR 6,5 to-hit in a2
a2 to-hit f gun r3 target t ammo AP drm J +2, N -1 number 10 final 12 miss   = drm +1
