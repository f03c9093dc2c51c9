# KIA and K results and their victims (A7.301, A7.302).
name = "A7: casualties"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
f2 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
f3 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
f4 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
f5 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
f6 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
f7 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
f8 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
f9 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
k1 = { side = "german", kind = "squad", fp = 12, range = 8, morale = 8 }
k2 = { side = "german", kind = "squad", fp = 12, range = 8, morale = 8 }
k3 = { side = "german", kind = "squad", fp = 12, range = 8, morale = 8 }
k4 = { side = "german", kind = "squad", fp = 12, range = 8, morale = 8 }
k5 = { side = "german", kind = "squad", fp = 12, range = 8, morale = 8 }
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
t12 = { side = "russian", type = "4-4-7", kind = "squad" }
t13 = { side = "russian", type = "4-4-7", kind = "squad" }
t14 = { side = "russian", type = "4-4-7", kind = "squad" }
t15 = { side = "russian", type = "4-4-7", kind = "squad" }
t16 = { side = "russian", type = "4-4-7", kind = "squad" }
t17 = { side = "russian", type = "4-4-7", kind = "squad" }
hs1 = { side = "russian", type = "2-3-7", kind = "hs" }
hs2 = { side = "russian", type = "2-3-7", kind = "hs" }
lead = { side = "russian", type = "8-1", kind = "leader" }
out = { side = "russian", type = "4-4-7", kind = "squad" }
---
place out A1
place f1 K5
place t1 K8
place t2 K8
place f2 M5
place t3 M8
place t4 M8
place f3 O5
place t5 O8
place t6 O8
t6 is berserk
place f4 Q5
place t7 Q8
place t8 Q8
t8 is broken,dm
place f5 S5
place t9 S8
place t10 S8
t10 is broken
place f6 U5
place t11 U8
place t12 U8
place f7 W5
place t13 W8
place t14 W8
place f8 Y5
place t15 Y8
place t16 Y8
place k1 K25
place hs1 K28
place k2 M25
place hs2 M28
place k3 O25
place t17 O28
place k4 Q25
place k5 A4
place lead Q28
turn 1 german PFPh
# 1KIA on two targets, and no dice tell which
a1 prep by f1 inherent 16 FP at K8
roll r1 DR 1,2 ift in a1
a1 ift r1   = 1KIA
t1 eliminated
t2 is broken in a1
# the survivor does not break
a2 prep by f2 inherent 16 FP at M8
roll r2 DR 1,2 ift in a2
a2 ift r2   = 1KIA
roll r20 dr 5 rs for t3 in a2
roll r21 dr 2 rs for t4 in a2
random-selection of t3:r20,t4:r21 in a2
t3 eliminated
# the berserk survivor is not reduced
a3 prep by f3 inherent 16 FP at O8
roll r3 DR 1,2 ift in a3
a3 ift r3   = 1KIA
roll r30 dr 5 rs for t5 in a3
roll r31 dr 2 rs for t6 in a3
random-selection of t5:r30,t6:r31 in a3   ok A7.301-cap-at-attacked
t5 eliminated
# the broken survivor is left as it is, and another one is reduced
a4 prep by f4 inherent 16 FP at Q8
roll r4 DR 1,2 ift in a4
a4 ift r4   = 1KIA
roll r40 dr 5 rs for t7 in a4
roll r41 dr 2 rs for t8 in a4
random-selection of t7:r40,t8:r41 in a4
t7 eliminated
a5 prep by f5 inherent 16 FP at S8
roll r5 DR 1,2 ift in a5
a5 ift r5   = 1KIA
roll r50 dr 5 rs for t9 in a5
roll r51 dr 2 rs for t10 in a5
random-selection of t9:r50,t10:r51 in a5
t9 eliminated
t10 reduced into t10h like hs1 in a5
# a unit of another hex takes part
a6 prep by f6 inherent 16 FP at U8
roll r6 DR 1,2 ift in a6
a6 ift r6   = 1KIA
roll r60 dr 5 rs for t11 in a6
roll r61 dr 2 rs for t12 in a6
roll r62 dr 3 rs for out in a6
random-selection of t11:r60,t12:r61,out:r62 in a6   !! A7.301-cap-at-attacked
t11 eliminated
t12 is broken in a6
# a tie takes both
a7 prep by f7 inherent 16 FP at W8
roll r7 DR 1,2 ift in a7
a7 ift r7   = 1KIA
roll r70 dr 4 rs for t13 in a7
roll r71 dr 4 rs for t14 in a7
random-selection of t13:r70,t14:r71 in a7
t13 eliminated
t14 is broken in a7
# without a tie only one goes
a8 prep by f8 inherent 16 FP at Y8
roll r8 DR 1,2 ift in a8
a8 ift r8   = 1KIA
roll r80 dr 5 rs for t15 in a8
roll r81 dr 2 rs for t16 in a8
random-selection of t15:r80,t16:r81 in a8
t15 eliminated
t16 eliminated
# a HS does not survive Casualty Reduction
a9 prep by k1 inherent 12 FP at K28
roll r9 DR 1,2 ift in a9
a9 ift r9   = K/3
hs1 reduced into hs1b like hs1 in a9   !! A7.302-hs-crew-eliminated
roll r90 DR 1,2 mc for hs1b in a9
hs1b checks 3MC r90 passed in a9
a10 prep by k2 inherent 12 FP at M28
roll r10 DR 1,2 ift in a10
a10 ift r10   = K/3
hs2 reduced in a10   ok A7.302-hs-crew-eliminated  ok A7.301-cap-at-attacked
# the new HS takes the MC too
a11 prep by k3 inherent 12 FP at O28
roll r11 DR 1,2 ift in a11
a11 ift r11   = K/3
t17 reduced into t17h like hs1 in a11
# a wounded leader rolls for severity
a12 prep by k4 inherent 12 FP at Q28
roll r12 DR 1,2 ift in a12
a12 ift r12   = K/3
lead is wounded in a12
turn 1 german MPh   !! A7.301-random-selection  !! A7.301-others-break  !! A7.301-unbreakable-reduced  ?? A7.301-already-broken  ok A7.301-already-broken  !! A7.301-tie-extra  !! A7.301-kia-number  !! A7.302-k-others-mc  !! A7.302-smc-wounded
turn 1 german DFPh
turn 1 german AFPh
# nobody suffers a K at all; a unit of another hex does not
a13 advancing by k5 inherent 12 FP x1/2 AFPh at A1
roll r13 DR 1,2 ift in a13
a13 ift r13   = K/2
t2 reduced into t2h like hs1 in a13   !! A7.301-cap-at-attacked
turn 1 german RtPh   !! A7.302-k-one-reduction
