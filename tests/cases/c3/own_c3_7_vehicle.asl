# C3.7: on the Vehicle Target Type an Original 2 is a CH, a 3 is none.
name = "own_c3_7_vehicle"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = true }
t = { side = "russian", type = "T-34/85", ce = false }
---
by boris
place t K34 vca K33-L33
t is known
by anna
place f K40 vca K39-L39
turn 1 german PFPh

a1 prep by f MA at K34 units t vehicle-target range 6
roll r1 DR 1,2 to-hit in a1
a1 to-hit f MA r1 target t ammo AP number 10 final 3 hit
a1 critical-hit   !! C3.7-ch-vehicle  ok C3.7-mg-no-ch
roll r2 DR 6,6 to-kill in a1
a1 to-kill r2 result no-effect
a2 prep by f MA rof at K34 units t vehicle-target range 6
roll r3 DR 1,1 to-hit in a2
a2 to-hit f MA r3 target t ammo AP drm N -1 number 10 final 1 hit
a2 critical-hit   ok C3.7-ch-vehicle
