# Two mistakes in one event are two findings: a test counts them.
name = "A7: two mistakes"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = { kind = "mg", fp = 4, range = 16, rof = 3, b = 12 }

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad", sw = ["HMG"] }
c = { side = "german", type = "4-6-7", kind = "squad" }
d = { side = "german", type = "4-6-7", kind = "squad" }
lead = { side = "german", type = "8-1", kind = "leader" }
e = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "german", type = "4-6-7", kind = "squad" }
g = { side = "german", type = "4-6-7", kind = "squad" }
ht = { side = "german", type = "SPW 251", class = "halftrack", afv = true, open-topped = true, ce = true, weapons.MA = { kind = "mg", fp = 6, range = 12, rof = 1 } }
k1 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
k2 = { side = "german", kind = "squad", fp = 16, range = 8, morale = 8 }
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
---
place a K5
place t1 K5
place b N5
place t2 N9
place t3 O9
place c Q5
place t4 Q12
place d T5
place lead T6
place t5 T9
place e W5
place f W6
place g W7
place t6 Y5
place ht AA5 vca AA6-BB5
place t7 AA9
place k1 K25
place t8 K28
place t9 K28
place k2 N25
place t10 N28
place t11 N28
turn 1 german PFPh
c is pinned   ?? LOG.no-cause
lead is pinned   ?? LOG.no-cause
# no occasion for fire in the own Location, and doubled besides
a1 prep by a inherent 4 FP x2 PBF at K5   !! A7.21-tpbf-occasions  !! A7.21-tpbf-triple
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
# one MG, two shots, two checks that nobody made
a2 prep by b sw:HMG 4 FP at N9
roll r2 DR 2,4 ift in a2
a2 ift r2   = NMC
a3 prep by b sw:HMG 4 FP rof at O9
roll r3 DR 2,4 ift in a3
a3 ift r3   = NMC
# halved twice for one Pin, and not for the range
a4 prep by c inherent 4 FP x1/2 pin x1/2 pin at Q12   !! A7.8-not-cumulative  !! A7.22-long-range-half
roll r4 DR 5,5 ift in a4
# the column before Cowering, and a DRM counted twice
a4 ift r4 column 1 drm TEM +0, TEM +0   !! A7.9-doubles-shift  !! A7.3-drm-once
# a leader who is pinned, and elsewhere
a5 prep by d inherent 4 FP at T9 directed-by lead   !! A7.831-no-direct  !! A7.531-same-location
roll r5 DR 6,5 ift in a5
a5 ift r5 result none
# one member lost its fire before, another is known to be blocked
a6 prep by e inherent 4 FP, f inherent 4 FP, g inherent 4 FP at Y5
g los t6 blocked
roll r6 DR 6,5 ift in a6
a6 ift r6 result none
f los t6 blocked
a7 prep by e inherent 4 FP, f inherent 4 FP, g inherent 4 FP at Y5   !! A7.52-blocked-forfeit
roll r7 DR 6,5 ift in a7
a7 ift r7 result none
# two attacks of one result each: the victims are chosen without dice, and the survivor is whole
a8 prep by k1 inherent 16 FP at K28
roll r8 DR 1,2 ift in a8
a8 ift r8   = 1KIA
t8 eliminated
turn 1 german AFPh   !! A7.303-nmc  !! A7.303-nmc  !! A7.301-random-selection  !! A7.301-others-break
marker motion on ht   !! D2.4-status
# neither the Motion nor the AFPh halves
a9 advancing by ht MA 6 FP at AA9   !! A7.24-afph-half  !! D2.42-fp-halved
