# What an attack does to a unit is what its result and the checks give.
name = "A7: harm and its cause"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
c = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "german", type = "german 4-6-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german ss 6-5-8", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
t5 = { side = "russian", type = "russian 4-4-7", sw = [] }
t6 = { side = "russian", type = "russian 4-4-7", sw = [] }
t7 = { side = "russian", type = "russian 4-4-7", sw = [] }
t8 = { side = "russian", type = "russian 4-4-7", sw = [] }
t9 = { side = "russian", type = "russian 4-4-7", sw = [] }
near = { side = "russian", type = "russian 4-4-7", sw = [] }
hs = { side = "russian", kind = "hs", fp = 2, range = 3, morale = 7, broken-morale = 6 }
---
place a A5
place t1 A8
place b C5
place t2 C8
place c E5
place t3 E8
place d G5
place t4 G8
place e I5
place t5 I8
place f K5
place t6 K8
place g M5
place t7 M8
place h O5
place t8 O8
place near O9
place t9 Q8
turn 1 german PFPh
a1 prep by a inherent 4 FP at A8
roll r1 DR 2,4 ift in a1
a1 ift r1 result NMC
roll r11 DR 2,3 mc for t1 in a1
t1 checks NMC r11 passed in a1
t1 is pinned in a1   !! A7.303-as-checked
a2 prep by b inherent 4 FP at C8
roll r2 DR 2,4 ift in a2
a2 ift r2 result NMC
roll r12 DR 4,3 mc for t2 in a2
t2 checks NMC r12 passed in a2
t2 is pinned in a2   ok A7.303-as-checked
a3 prep by c inherent 4 FP at E8
roll r3 DR 2,4 ift in a3
a3 ift r3 result NMC
t3 reduced into t3h like hs in a3   !! A7.303-check-first
a4 prep by d inherent 4 FP at G8
roll r4 DR 6,5 ift in a4
a4 ift r4 result none
t4 eliminated   !! A7.306-no-harm
a5 prep by e inherent 4 FP at I8
roll r5 DR 3,4 ift in a5
a5 ift r5 result PTC
roll r15 DR 4,5 tc for t5 in a5
t5 checks PTC r15 failed in a5
t5 is broken in a5   !! A7.305-fail-pins
a6 prep by f inherent 4 FP at K8
roll r6 DR 2,4 ift in a6
a6 ift r6 result NMC
roll r16 DR 4,5 mc for t6 in a6
t6 checks NMC r16 failed in a6
t6 eliminated   !! A7.303-as-checked
a7 prep by g inherent 4 FP at M8
roll r7 DR 2,4 ift in a7
a7 ift r7 result NMC
roll r17 DR 4,5 mc for t7 in a7
t7 checks NMC r17 failed in a7
# by its ELR, perhaps: what takes its place is broken, too
t7 reduced into t7h like hs in a7   ?? A7.303-as-checked
# who was not fired at does not check
a8 prep by h inherent 6 FP at O8
roll r8 DR 1,2 ift in a8
a8 ift r8 result K/2
t8 reduced into t8h like hs in a8
roll r18 DR 1,2 mc for t8h in a8
t8h checks 2MC r18 passed in a8
roll r19 DR 1,2 mc for near in a8
near checks 2MC r19 passed in a8   !! A7.4-only-targets
t9 eliminated   !! A7.301-cap-at-attacked
turn 1 german MPh   !! A7.303-nmc
