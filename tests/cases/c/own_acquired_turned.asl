# C6.5: a Gun or turret that turns at the end of a phase, away from what it did not fire at in that phase, has lost its acquisition.
name = "own_acquired_turned"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm PaK 40" }
m = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "7.5cm PaK 40" }
n = { side = "german", type = "german crew 2-2-8" }
h = { side = "german", type = "PzKpfw IVH", ce = true }
t = { side = "russian", type = "T-34/85", ce = false }
---
by boris
place t K8 vca K7-L7
t is known
by anna
place f K1 vca K2-L1
place m K1
place g L1 vca K2-L2
place n L1
place h J1 vca K2-J2
turn 1 german PFPh
a1 prep by f gun at K8 units t vehicle-target range 7
roll r1 DR 5,6 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 9 final 11 miss
a2 prep by g gun at K8 units t vehicle-target range 7
roll r2 DR 5,6 to-hit in a2
a2 to-hit g gun r2 target t ammo AP number 9 final 11 miss
a3 prep by h MA at K8 units t vehicle-target range 7
roll r3 DR 5,6 to-hit in a3
a3 to-hit h MA r3 target t ammo AP number 9 final 11 miss
marker prep-fire on f
marker prep-fire on g
marker prep-fire on h
turn 1 russian DFPh
f vca L0-L1 end-of-fire-phase
a4 final by g gun at K8 units t vehicle-target range 7
roll r4 DR 5,6 to-hit in a4
a4 to-hit g gun r4 target t ammo AP drm N -1 number 9 final 10 miss   ok C6.5-acquired
g vca L0-M1 end-of-fire-phase   !! C3.22-turn-without-fire
h tca J0-K1 end-of-fire-phase
turn 2 german PFPh
a5 prep by f gun at K8 units t vehicle-target range 7 vca K2-L1
roll r5 DR 5,6 to-hit in a5
a5 to-hit f gun r5 target t ammo AP drm A +3, N -1 number 9 final 13 miss   !! C6.5-acquired
a6 prep by g gun at K8 units t vehicle-target range 7 vca K2-L2
roll r6 DR 5,6 to-hit in a6
a6 to-hit g gun r6 target t ammo AP drm A +5, N -2 number 9 final 14 miss   ok C6.5-acquired
a7 prep by h MA at K8 units t vehicle-target range 7 tca K2-J2
roll r7 DR 5,6 to-hit in a7
a7 to-hit h MA r7 target t ammo AP drm A +2, N -1 number 9 final 12 miss   !! C6.5-acquired
