# C5.2: Case B of a Gun on foot, in woods and outside.
name = "own_case_b_on_foot"
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
place t K8 vca K7-L7
t is known
by anna
place f K2 vca K3-L2
place fc K2
place g K2 vca K3-L2
place gc K2
place h K1 vca K2-L1
place hc K1
place i K1 vca K2-L1
place ic K1
turn 1 german AFPh
a1 advancing by f gun at K8 units t vehicle-target range 6
roll r1 DR 6,5 to-hit in a1
a1 to-hit f gun r1 target t ammo AP drm B +2 number 10 final 13 miss   !! C5.2-case-b-on-foot
a2 advancing by g gun at K8 units t vehicle-target range 6
roll r2 DR 6,5 to-hit in a2
a2 to-hit g gun r2 target t ammo AP drm B +3 number 10 final 14 miss   ok C5.2-case-b-on-foot
a3 advancing by h gun at K8 units t vehicle-target range 7
roll r3 DR 6,5 to-hit in a3
a3 to-hit h gun r3 target t ammo AP drm B +3 number 9 final 14 miss   !! C5.2-case-b-on-foot
a4 advancing by i gun at K8 units t vehicle-target range 7
roll r4 DR 6,5 to-hit in a4
a4 to-hit i gun r4 target t ammo AP drm B +2 number 9 final 13 miss   ok C5.2-case-b-on-foot
