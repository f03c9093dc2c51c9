# C5.1, C5.11: a Gun on foot that its shot turns pays Case A, doubled in woods; a further shot in the new arc pays none (C5.12).
name = "own_case_a_on_foot"
printing = "2e"
excerpts = true

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
j = { side = "german", type = "7.5cm PaK 40" }
jc = { side = "german", type = "german crew 2-2-8" }
k = { side = "german", type = "8.8cm PaK 43" }
kc = { side = "german", type = "german crew 2-2-8" }
l = { side = "german", type = "7.5cm PaK 40" }
lc = { side = "german", type = "german crew 2-2-8" }
m = { side = "german", type = "7.5cm PaK 40" }
mc = { side = "german", type = "german crew 2-2-8" }
n = { side = "german", type = "7.5cm PaK 40" }
nc = { side = "german", type = "german crew 2-2-8" }
---
by boris
place t K8 vca K7-L7
t is known
by anna
place f K1 vca L1-L0
place fc K1
place g K1 vca L1-L0
place gc K1
place h K1 vca K0-L0
place hc K1
place i K2 vca L2-L1
place ic K2
place j K2 vca L2-L1
place jc K2
place k K1 vca L1-L0
place kc K1
place l K1 vca K2-L1
place lc K1
place m K1 vca L1-L0
place mc K1
place n K1 vca L1-L0
place nc K1
turn 1 german PFPh
a1 prep by f gun at K8 units t vehicle-target range 7 vca K2-L1
roll r1 DR 5,6 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 9 final 11 miss   !! C5.1-case-a
a2 prep by g gun at K8 units t vehicle-target range 7 vca K2-L1
roll r2 DR 5,6 to-hit in a2
a2 to-hit g gun r2 target t ammo AP drm A +2 number 9 final 13 miss   !! C5.1-case-a
a3 prep by h gun at K8 units t vehicle-target range 7 vca K2-L1
roll r3 DR 5,6 to-hit in a3
a3 to-hit h gun r3 target t ammo AP drm A +4 number 9 final 15 miss   ok C5.1-case-a
a4 prep by i gun at K8 units t vehicle-target range 6 vca K3-L2
roll r4 DR 5,6 to-hit in a4
a4 to-hit i gun r4 target t ammo AP drm A +3 number 10 final 14 miss   !! C5.1-case-a
a5 prep by j gun at K8 units t vehicle-target range 6 vca K3-L2
roll r5 DR 5,6 to-hit in a5
a5 to-hit j gun r5 target t ammo AP drm A +6 number 10 final 17 miss   ok C5.1-case-a
a6 prep by k gun at K8 units t vehicle-target range 7 vca K2-L1
roll r6 DR 5,6 to-hit in a6
a6 to-hit k gun r6 target t ammo AP drm A +1 number 9 final 12 miss   ok C5.1-case-a
a7 prep by l gun at K8 units t vehicle-target range 7
roll r7 DR 5,6 to-hit in a7
a7 to-hit l gun r7 target t ammo AP drm A +3 number 9 final 14 miss   ?? C5.1-case-a
a8 prep by m gun at K8 units t vehicle-target range 7 vca K2-L1
roll r8 DR 1,6 to-hit in a8
a8 to-hit m gun r8 target t ammo AP drm A +3 number 9 final 10 miss   ok C5.1-case-a
a9 prep by m gun rof at K8 units t vehicle-target range 7
roll r9 DR 6,5 to-hit in a9
a9 to-hit m gun r9 target t ammo AP drm N -1 number 9 final 10 miss   
a10 prep by n gun at K8 units t vehicle-target range 7 vca K2-L1
roll r10 DR 5,6 to-hit in a10
a10 to-hit n gun r10 target t ammo AP drm turn +3 number 9 final 14 miss   ?? LOG.drm-by-word
