# Morale and Pin checks, and what a failed one brings (A7.303 to A7.305).
name = "A7: checks"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
c = { side = "german", type = "4-6-7", kind = "squad" }
d = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "german", type = "4-6-7", kind = "squad" }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
t4 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place a K5
place t1 K8
place b M5
place t2 M8
place c O5
place t3 O8
place d Q5
place e Q6
place t4 Q8
turn 1 german PFPh
a1 prep by a inherent 4 FP at K8
roll r1 DR 2,4 ift in a1
a1 ift r1   = NMC
roll r2 DR 2,3 mc for t1 in a1
t1 checks NMC r2 failed in a1   !! A7.303-nmc
t1 is broken in a1
# whoever fails breaks
a2 prep by b inherent 4 FP at M8
roll r3 DR 2,4 ift in a2
a2 ift r3   = NMC
roll r4 DR 5,6 mc for t2 in a2
t2 checks NMC r4 failed in a2   ok A7.303-nmc
a3 prep by c inherent 4 FP at O8
roll r5 DR 2,3 ift in a3
a3 ift r5   = 1MC
roll r6 DR 5,6 mc for t3 in a3
t3 checks 1MC r6 failed in a3   ok A7.304-numbered-mc
# the next attack on the target makes certain that the failed check pinned nobody
a4 prep by d inherent 4 FP at Q8
roll r7 DR 3,4 ift in a4
a4 ift r7   = PTC
roll r8 DR 5,6 tc for t4 in a4
t4 checks PTC r8 failed in a4
a5 prep by e inherent 4 FP at Q8   !! A7.305-fail-pins  ok A7.31-resolve-before-next
roll r9 DR 6,5 ift in a5
a5 ift r9 result none
turn 1 german MPh   !! A7.303-nmc  !! A7.304-numbered-mc
