# Encirclement: who, when, by what fire and by which pattern; what it does (A7.7).
name = "A7: Encirclement"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain.P65]
is = ["woods"]

[terrain]
P43 = { is = ["brush"] }

[units]
f1 = { side = "german", type = "4-6-7", kind = "squad" }
f2 = { side = "german", type = "4-6-7", kind = "squad" }
f3 = { side = "german", type = "4-6-7", kind = "squad" }
f4 = { side = "german", type = "4-6-7", kind = "squad" }
f5 = { side = "german", type = "4-6-7", kind = "squad" }
f7 = { side = "german", type = "4-6-7", kind = "squad" }
f8 = { side = "german", type = "4-6-7", kind = "squad" }
f9 = { side = "german", type = "4-6-7", kind = "squad" }
f10 = { side = "german", type = "4-6-7", kind = "squad" }
f11 = { side = "german", type = "4-6-7", kind = "squad" }
f12 = { side = "german", type = "4-6-7", kind = "squad" }
f13 = { side = "german", type = "4-6-7", kind = "squad" }
f14 = { side = "german", type = "4-6-7", kind = "squad" }
f15 = { side = "german", type = "4-6-7", kind = "squad" }
f16 = { side = "german", type = "4-6-7", kind = "squad" }
f17 = { side = "german", type = "4-6-7", kind = "squad" }
f18 = { side = "german", type = "4-6-7", kind = "squad" }
f19 = { side = "german", type = "4-6-7", kind = "squad" }
f20 = { side = "german", type = "4-6-7", kind = "squad" }
f21 = { side = "german", type = "4-6-7", kind = "squad" }
f6 = { side = "german", kind = "squad", fp = 1, range = 6, morale = 7 }
t0 = { side = "russian", type = "4-4-7", kind = "squad" }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
t4 = { side = "russian", type = "4-4-7", kind = "squad" }
t5 = { side = "russian", type = "4-4-7", kind = "squad" }
t6 = { side = "russian", type = "4-4-7", kind = "squad" }
t7 = { side = "russian", type = "4-4-7", kind = "squad" }
t8 = { side = "russian", type = "4-4-7", kind = "squad" }
t9 = { side = "russian", type = "4-4-7", kind = "squad" }
t10 = { side = "russian", type = "4-4-7", kind = "squad" }
t11 = { side = "russian", type = "4-4-7", kind = "squad" }
m = { side = "russian", type = "4-4-7", kind = "squad" }
ht = { side = "russian", type = "M5", class = "halftrack", afv = true, open-topped = true, ce = true }
e1 = { side = "german", type = "4-6-7", kind = "squad" }
e2 = { side = "german", type = "4-6-7", kind = "squad" }
e3 = { side = "german", type = "4-6-7", kind = "squad" }
e4 = { side = "german", type = "4-6-7", kind = "squad" }
gun = { side = "german", type = "75mm gun" }
---
place t0 D20
place ht D23 vca D22-E23
place t1 T3
place f1 T2
place f2 T10
place t2 P3
place f3 P2
place f4 P10
place t10 P13
place f5 P4
place t3 L3
place f6 L5
place f7 L2
attest tem L3 +2
place t4 X3
place f8 X2
place f9 X4
place t5 H3
place f10 H2
place f11 H4
place f12 H6
place t6 T23
place f13 U22
place f14 U25
place t7 T43
place f15 T42
place f16 U43
place f17 U44
place t8 P23 level 1
place f18 P23 level 2
place f19 P23 level 2
place f20 P42
place f21 P44
place m P44
place e1 D40
place t9 D44
place e2 L60
place e3 L62
place e4 P64
place gun X40 vca X39-Y40
place t11 X44
e1 is encircled
e2 is encircled
e3 is encircled
e4 is encircled
gun is encircled
turn 1 german PFPh
marker encircled on ht   !! A7.7-who
marker encircled on t0   ok A7.7-who  !! A7.7-by-fire
# one of the two fires from beyond its normal range
a1 prep by f1 inherent 4 FP x2 PBF at T3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by f2 inherent 4 FP x1/2 long-range at T3
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
marker encircled at T3   !! A7.7-normal-range  ok A7.7-geometry-three-vertices
# an attack on another hex lies between
a3 prep by f3 inherent 4 FP x2 PBF at P3
roll r3 DR 6,5 ift in a3
a3 ift r3 result none
a4 prep by f4 inherent 4 FP at P13
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
a5 prep by f5 inherent 4 FP x2 PBF at P3
roll r5 DR 6,5 ift in a5
a5 ift r5 result none
marker encircled at P3   !! A7.7-consecutive
# one FP against a TEM of +2 gives no NMC
a6 prep by f6 inherent 1 FP at L3
roll r6 DR 6,5 ift in a6
a6 ift r6 drm TEM +2 result none
a7 prep by f7 inherent 4 FP x2 PBF at L3
roll r7 DR 6,5 ift in a7
a7 ift r7 drm TEM +2 result none
marker encircled at L3   !! A7.7-valid-fire-nmc-potential
# encircled, and no counter
a8 prep by f8 inherent 4 FP x2 PBF at X3
roll r8 DR 6,5 ift in a8
a8 ift r8 result none
a9 prep by f9 inherent 4 FP x2 PBF at X3
roll r9 DR 6,5 ift in a9
a9 ift r9 result none
# the attack that seals the hex is checked at the lower Morale Level already; once lower is enough
a10 prep by f10 inherent 4 FP x2 PBF at H3
roll r10 DR 6,5 ift in a10
a10 ift r10 result none
a11 prep by f11 inherent 4 FP x2 PBF at H3
roll r11 DR 2,3 ift in a11
a11 ift r11   = 2MC
roll r110 DR 1,2 mc for t5 in a11
t5 checks 2MC r110 morale 7 passed in a11   !! A7.7-morale-drop-immediate
marker encircled at H3
a12 prep by f12 inherent 4 FP at H3
roll r12 DR 2,4 ift in a12
a12 ift r12   = NMC
roll r120 DR 1,2 mc for t5 in a12
t5 checks NMC r120 morale 5 passed in a12   !! A7.7-no-cumulative  ok A7.7-morale-drop-immediate
# hexspines that are not opposite, hexsides that touch, and nobody below
a13 prep by f13 inherent 4 FP at T23
roll r13 DR 6,5 ift in a13
a13 ift r13 result none
a14 prep by f14 inherent 4 FP at T23
roll r14 DR 6,5 ift in a14
a14 ift r14 result none
marker encircled at T23   !! A7.7-geometry-opposite-spines
a15 prep by f15 inherent 4 FP x2 PBF at T43
roll r15 DR 6,5 ift in a15
a15 ift r15 result none
a16 prep by f16 inherent 4 FP x2 PBF at T43
roll r16 DR 6,5 ift in a16
a16 ift r16 result none
a17 prep by f17 inherent 4 FP x2 PBF at T43
roll r17 DR 6,5 ift in a17
a17 ift r17 result none
marker encircled at T43   !! A7.7-geometry-three-sides
a18 prep by f18 inherent 4 FP x2 PBF, f19 inherent 4 FP x2 PBF at P23/1
roll r18 DR 6,6 ift in a18
a18 ift r18 result none
marker encircled at P23   !! A7.7-above-and-below
# fire out of Encirclement has +1
a19 prep by e1 inherent 4 FP at D44
roll r19 DR 6,5 ift in a19
a19 ift r19 drm encircled +1 result none   ok A7.7-plus1-on-fire
a20 prep by gun gun at X44
roll r20 DR 6,5 to-hit in a20
a20 to-hit gun gun r20 miss   !! A7.7-plus1-on-fire
# the first Location entered costs double, in woods too
turn 1 german MPh   !! A7.7-marker  ok A7.7-marker
e2 moves L61 1 MF not-assault   !! A7.7-first-move-doubled
e3 moves L63 2 MF not-assault   ok A7.7-first-move-doubled
e4 moves P65 4 MF not-assault   ok A7.7-first-move-doubled
# First Fire and Final Fire are two phases
turn 1 russian MPh
m moves P44 1 MF not-assault   ?? A4.1-within-hex
m moves P43 2 MF not-assault
a21 first by f20 inherent 4 FP x2 PBF at P43 units m
roll r21 DR 6,5 ift in a21
a21 ift r21 drm FFNAM -1 result none
turn 1 russian DFPh
a22 final by f21 inherent 4 FP x2 PBF at P43
roll r22 DR 6,5 ift in a22
a22 ift r22 result none
marker encircled at P43   !! A7.7-phase
turn 1 russian AFPh
