# A9.7, C2.1: the B# of a Gun that a squad or HS mans is two lower; one of a crew is not.
name = "own_breakdown_case_h"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
e = { side = "russian", type = "russian 4-4-7" }
f = { side = "german", type = "7.5cm leIG 18" }
fm = { side = "german", type = "german 2-4-7" }
g = { side = "german", type = "7.5cm leIG 18" }
gm = { side = "german", type = "german 4-6-7" }
h = { side = "german", type = "7.5cm leIG 18" }
hm = { side = "german", type = "german crew 2-2-8" }
i = { side = "german", type = "7.5cm leIG 18" }
im = { side = "german", type = "german 2-4-7" }
---
by boris
place e K5
e is known
by anna
place f K1 vca K2-L1
place fm K1
place g L1 vca L2-K2
place gm L1
place h J1 vca K2-J2
place hm J1
place i I1 vca I2-J1
place im I1
turn 1 german PFPh
a1 prep by f gun at K5 units e infantry-target range 4
roll r1 DR 4,6 to-hit in a1
a1 to-hit f gun r1 target e ammo HE drm H +2 number 8 final 12 miss
f malfunctions gun r1   ok A9.7-gun-breakdown
a2 prep by g gun at K5 units e infantry-target range 4
roll r2 DR 5,5 to-hit in a2
a2 to-hit g gun r2 target e ammo HE drm H +2 number 8 final 12 miss
a3 prep by h gun at K5 units e infantry-target range 4
roll r3 DR 5,5 to-hit in a3
a3 to-hit h gun r3 target e ammo HE number 8 final 10 miss
a4 prep by i gun at K5 units e infantry-target range 5
roll r4 DR 4,5 to-hit in a4
a4 to-hit i gun r4 target e ammo HE drm H +2 number 8 final 11 miss
turn 1 german MPh   !! A9.7-gun-breakdown
