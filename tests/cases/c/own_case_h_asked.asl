# C5.8: whether a squad alone with a Gun mans it is asked where its side has crews; by Case H its ROF is lower.
name = "own_case_h_asked"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "7.5cm leIG 18" }
s = { side = "german", type = "german 4-6-7" }
g = { side = "german", type = "7.5cm leIG 18" }
n = { side = "german", type = "german crew 2-2-8" }
h = { side = "german", type = "7.5cm leIG 18" }
i = { side = "german", type = "german 2-4-7" }
e = { side = "russian", type = "russian 4-4-7" }
---
by boris
place e K5
e is known
by anna
place f K1 vca K2-L1
place s K1
place g L1 vca K2-L2
place n L1
place h J1 vca K2-J2
place i J1
turn 1 german PFPh
a1 prep by f gun at K5 units e infantry-target range 4
roll r1 DR 3,6 to-hit in a1
a1 to-hit f gun r1 target e ammo HE number 8 final 9 miss   ?? C5.8-case-h
a2 prep by g gun at K5 units e infantry-target range 4
roll r2 DR 3,6 to-hit in a2
a2 to-hit g gun r2 target e ammo HE number 8 final 9 miss
a3 prep by h gun at K5 units e infantry-target range 4
roll r3 DR 2,5 to-hit in a3
a3 to-hit h gun r3 target e ammo HE drm H +2 number 8 final 9 miss
a4 prep by h gun rof at K5 units e infantry-target range 4   ?? C2.24-rof-kept
roll r4 DR 3,5 to-hit in a4
a4 to-hit h gun r4 target e ammo HE drm H +2, N -1 number 8 final 9 miss   ?? C2.24-rof-kept
