# The Morale Level of a check is that of the side that is up (A10.3); a false one is told once.
name = "A7: Morale Levels"
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
h = { side = "german", type = "german 4-6-7", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
ld = { side = "russian", type = "8-1" }
cw = { side = "russian", type = "russian crew 2-2-8" }
he = { side = "russian", kind = "hero", fp = 1, range = 4, morale = 9 }
co = { side = "russian", type = "russian 4-2-6" }
x = { side = "russian", kind = "squad", fp = 4, range = 4 }
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
place ld I8
place f K5
place cw K8
place g M5
place he M8
place h O5
place co O8
place x O8
t2 is broken,dm
t3 is broken,dm
t4 is fanatic
turn 1 german PFPh
a1 prep by a inherent 4 FP at A8
roll r1 DR 2,4 ift in a1
a1 ift r1 result NMC
roll r11 DR 2,3 mc for t1 in a1
t1 checks NMC r11 morale 8 passed in a1   !! A10.3-morale-level
# broken: 7 as well; then one more than that
a2 prep by b inherent 4 FP at C8
roll r2 DR 2,4 ift in a2
a2 ift r2 result NMC
roll r12 DR 2,3 mc for t2 in a2
t2 checks NMC r12 morale 7 passed in a2   ok A10.3-morale-level
a3 prep by c inherent 4 FP at E8
roll r3 DR 2,4 ift in a3
a3 ift r3 result NMC
roll r13 DR 2,3 mc for t3 in a3
t3 checks NMC r13 morale 6 passed in a3   !! A10.3-morale-level
a4 prep by d inherent 4 FP at G8
roll r4 DR 2,4 ift in a4
a4 ift r4 result NMC
roll r14 DR 2,3 mc for t4 in a4
t4 checks NMC r14 morale 8 passed in a4   ok A10.3-morale-level
a5 prep by e inherent 4 FP at I8
roll r5 DR 2,4 ift in a5
a5 ift r5 result NMC
roll r15 DR 2,3 mc for ld in a5
ld checks NMC r15 morale 9 passed in a5   !! A10.3-morale-level
a6 prep by f inherent 4 FP at K8
roll r6 DR 2,4 ift in a6
a6 ift r6 result NMC
roll r16 DR 2,3 mc for cw in a6
cw checks NMC r16 morale 7 passed in a6   !! A10.3-morale-level
a7 prep by g inherent 4 FP at M8
roll r7 DR 2,4 ift in a7
a7 ift r7 result NMC
roll r17 DR 4,5 mc for he in a7
he checks NMC r17 morale 9 passed in a7   ok A10.3-morale-level
a8 prep by h inherent 4 FP at O8
roll r8 DR 2,4 ift in a8
a8 ift r8 result NMC
roll r18 DR 2,2 mc for co in a8
co checks NMC r18 morale 7 passed in a8   !! A10.3-morale-level
roll r19 DR 2,2 mc for x in a8
x checks NMC r19 morale 7 passed in a8   ?? A10.3-morale-level
turn 1 german MPh
