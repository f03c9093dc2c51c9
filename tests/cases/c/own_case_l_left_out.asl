# C6.3: Case L that a Gun leaves out at a Known target that stands; what the number or a word may have in it is left open.
name = "own_case_l_left_out"
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
h = { side = "german", type = "7.5cm PaK 40" }
p = { side = "german", type = "german crew 2-2-8" }
k = { side = "german", type = "PzKpfw IVH", ce = true }
e = { side = "russian", type = "russian 4-4-7" }
u = { side = "russian", type = "russian 4-4-7" }
---
by boris
place e K3
e is known
place u K2
u is concealed
by anna
place f K1 vca K2-L1
place m K1
place g L2 vca K2-K3
place n L2
place h J2 vca K3-J3
place p J2
place k J3 vca K3-K4
turn 1 german PFPh
a1 prep by f gun at K3 units e infantry-target range 2
roll r1 DR 4,6 to-hit in a1
a1 to-hit f gun r1 target e ammo HE number 8 final 10 miss   !! C6.3-case-l
a2 prep by g gun at K3 units e infantry-target range 1
roll r2 DR 6,6 to-hit in a2
a2 to-hit g gun r2 target e ammo HE drm L -2 number 8 final 10 miss   ok C6.3-case-l
g malfunctions gun r2
a3 prep by h gun at K3 units e infantry-target range 1
roll r3 DR 6,5 to-hit in a3
a3 to-hit h gun r3 target e ammo HE drm near -2 number 8 final 9 miss   ?? LOG.drm-by-word
a4 prep by k MA at K3 units e infantry-target range 1
roll r4 DR 6,5 to-hit in a4
a4 to-hit k MA r4 target e ammo HE number 8 final 11 miss
a5 prep by f gun at K2 units u infantry-target range 1
roll r5 DR 6,5 to-hit in a5
a5 to-hit f gun r5 target u ammo HE drm F +2, K +2 number 8 final 15 miss
