# C2.24: a Gun without ROF fires once in a phase, and once more as Intensive Fire.
name = "own_no_rof_gun"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "Canon de 105 M mle 28" }
m = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "Canon de 105 M mle 28" }
n = { side = "german", type = "german crew 2-2-8" }
h = { side = "german", type = "Canon de 105 M mle 28" }
p = { side = "german", type = "german crew 2-2-8" }
k = { side = "german", weapons = { gun = { kind = "ordnance", calibre = "105*" } } }
q = { side = "german", type = "german crew 2-2-8" }
e = { side = "russian", type = "russian 4-4-7" }
---
by boris
place e K5
e is known
by anna
place f K1 vca K2-L1
place m K1
place g L1 vca K2-L2
place n L1
place h J1 vca J2-K2
place p J1
place k I1 vca I2-J1
place q I1
turn 1 german PFPh
a1 prep by f gun at K5 units e infantry-target range 4
roll r1 DR 1,5 to-hit in a1
a1 to-hit f gun r1 target e ammo HE number 8 final 6 hit
roll r2 DR 6,6 ift in a1
a1 ift r2 column 20 final 12 result PTC
roll r3 DR 1,1 tc for e in a1
e checks PTC r3 passed in a1
a2 prep by f gun rof at K5 units e infantry-target range 4   !! C2.24-no-rof-one-shot
roll r4 DR 5,5 to-hit in a2
a2 to-hit f gun r4 target e ammo HE drm N -1 number 8 final 9 miss
a3 prep by g gun at K5 units e infantry-target range 4
roll r5 DR 1,5 to-hit in a3
a3 to-hit g gun r5 target e ammo HE number 8 final 6 hit
roll r6 DR 6,6 ift in a3
a3 ift r6 column 20 final 12 result PTC
roll r7 DR 1,1 tc for e in a3
e checks PTC r7 passed in a3
a4 prep by g gun at K5 units e infantry-target range 4
roll r8 DR 5,5 to-hit in a4
a4 to-hit g gun r8 target e ammo HE drm N -1 number 8 final 9 miss   !! C2.24-no-rof-one-shot
a5 prep by h gun at K5 units e infantry-target range 4
roll r9 DR 6,5 to-hit in a5
a5 to-hit h gun r9 target e ammo HE number 8 final 11 miss
a6 prep by h gun at K5 units e infantry-target range 4
roll r10 DR 5,6 to-hit in a6
a6 to-hit h gun r10 target e ammo HE drm F +2, N -1 number 8 final 12 miss   ok C2.24-no-rof-one-shot  ok C5.6-after-rof
a7 prep by k gun at K5 units e infantry-target range 5
roll r11 DR 6,5 to-hit in a7
a7 to-hit k gun r11 target e ammo HE number 8 final 11 miss
a8 prep by k gun at K5 units e infantry-target range 5
roll r12 DR 5,5 to-hit in a8
a8 to-hit k gun r12 target e ammo HE drm N -1 number 8 final 9 miss
