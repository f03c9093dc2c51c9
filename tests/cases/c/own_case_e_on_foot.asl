# C5.5: Case E of a Gun on foot, in woods and outside.
name = "own_case_e_on_foot"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K2 = { is = ["woods"] }

[units]
t = { side = "russian", type = "T-34/85", ce = false }
u = { side = "russian", type = "T-34/85", ce = false }
v = { side = "russian", type = "T-34/85", ce = false }
f = { side = "german", type = "7.5cm PaK 40" }
fc = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "7.5cm PaK 40" }
gc = { side = "german", type = "german crew 2-2-8" }
h = { side = "german", type = "7.5cm PaK 40" }
hc = { side = "german", type = "german crew 2-2-8" }
i = { side = "german", type = "7.5cm PaK 40" }
ic = { side = "german", type = "german crew 2-2-8" }
---
by boris
place u K1 vca K0-L0
place v K2 vca K1-L1
u is known
v is known
by anna
place f K2 vca K3-L2
place fc K2
place g K2 vca K3-L2
place gc K2
place h K1 vca K2-L1
place hc K1
place i K1 vca K2-L1
place ic K1
turn 1 german PFPh
a1 prep by f gun at K2 units v vehicle-target range 0
roll r1 DR 6,5 to-hit in a1
a1 to-hit f gun r1 target v ammo AP drm E +2, Q +1 number 10 final 14 miss   !! C5.5-case-e
a2 prep by g gun at K2 units v vehicle-target range 0
roll r2 DR 6,5 to-hit in a2
a2 to-hit g gun r2 target v ammo AP drm E +4, Q +1 number 10 final 16 miss   ok C5.5-case-e
a3 prep by h gun at K1 units u vehicle-target range 0
roll r3 DR 6,5 to-hit in a3
a3 to-hit h gun r3 target u ammo AP number 10 final 11 miss   !! C5.5-case-e
a4 prep by i gun at K1 units u vehicle-target range 0
roll r4 DR 6,5 to-hit in a4
a4 to-hit i gun r4 target u ammo AP drm E +2 number 10 final 13 miss   ok C5.5-case-e
