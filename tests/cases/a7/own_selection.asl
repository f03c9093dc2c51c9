# Each of those among whom the dice select has a dr, and the highest are chosen (A.9, A7.308).
name = "A7: Random Selection"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "german ss 6-5-8", sw = [] }
b = { side = "german", type = "german ss 6-5-8", sw = [] }
c = { side = "german", type = "german 4-6-7", sw = [] }
d = { side = "german", type = "german 4-6-7", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
u1 = { side = "russian", type = "russian 4-4-7", sw = [] }
u2 = { side = "russian", type = "russian 4-4-7", sw = [] }
u3 = { side = "russian", type = "russian 4-4-7", sw = [] }
v1 = { side = "russian", type = "GAZ-MM" }
v2 = { side = "russian", type = "GAZ-MM" }
v3 = { side = "russian", type = "GAZ-MM" }
w3 = { side = "russian", type = "GAZ-MM" }
w1 = { side = "russian", type = "GAZ-MM" }
w2 = { side = "russian", type = "GAZ-MM" }
hs = { side = "russian", kind = "hs", fp = 2, range = 3, morale = 7, broken-morale = 6 }
---
place a A5
place t1 A8
place t2 A8
place t3 A8
place b C5
place u1 C8
place u2 C8
place u3 C8
place c E5
place v1 E8 vca E7-F7
place v2 E8 vca E7-F7
place v3 E8 vca E7-F7
place d G5
place w1 G8 vca G7-H7
place w2 G8 vca G7-H7
place w3 G8 vca G7-H7
turn 1 german PFPh
a1 prep by a inherent 6 FP at A8
roll r1 DR 1,2 ift in a1
a1 ift r1 result K/2
roll r2 dr 5 rs for t1 in a1
roll r3 dr 3 rs for t2 in a1
roll r4 dr 3 rs for t3 in a1
random-selection of t1:r2,t2:r3,t3:r4 chosen t1 in a1   ok A.9-each-target  ok A.9-highest
t1 reduced into t1h like hs in a1
roll r5 DR 1,2 mc for t1h in a1
t1h checks 2MC r5 passed in a1
roll r6 DR 1,2 mc for t2 in a1
t2 checks 2MC r6 passed in a1
roll r7 DR 1,2 mc for t3 in a1
t3 checks 2MC r7 passed in a1
a2 prep by b inherent 6 FP at C8
roll r8 DR 1,2 ift in a2
a2 ift r8 result K/2
roll r9 dr 5 rs for u1 in a2
roll r10 dr 3 rs for u2 in a2
random-selection of u1:r9,u2:r10 chosen u2 in a2   !! A.9-each-target  !! A.9-highest
u1 reduced into u1h like hs in a2
roll r11 DR 1,2 mc for u1h in a2
u1h checks 2MC r11 passed in a2
roll r12 DR 1,2 mc for u2 in a2
u2 checks 2MC r12 passed in a2
roll r13 DR 1,2 mc for u3 in a2
u3 checks 2MC r13 passed in a2
# two vehicles at most: the dice tell which
a3 prep by c inherent 4 FP at E8
roll r14 DR 1,2 ift in a3
a3 ift r14
roll r15 dr 5 rs for v1 in a3
roll r16 dr 3 rs for v2 in a3
roll r18 dr 2 rs for v3 in a3
random-selection of v1:r15,v2:r16,v3:r18 chosen v1,v2 in a3   ok A.9-each-target  ok A.9-highest
v1 suffers eliminated in a3   ok A7.308-vehicle-cap
v2 suffers eliminated in a3
a4 prep by d inherent 4 FP at G8
roll r17 DR 1,2 ift in a4
a4 ift r17
w1 suffers eliminated in a4
w2 suffers eliminated in a4
turn 1 german MPh   !! A7.308-vehicle-cap
