# Who moves, advances and routs, when, and how far (A3.2, A4.1, A4.7, A7.8, A10.5).
name = "A7: who moves"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
b = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
c = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
d = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
e = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
f = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
g = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
h = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
i = { side = "german", type = "4-6-7", kind = "squad", nation = "german", quality = "first-line" }
truck = { side = "german", type = "Opel 6700 (Blitz)" }
t1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t4 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
t6 = { side = "russian", type = "4-4-7", kind = "squad" }
t5 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
---
place a K5
place t1 K8
place b M5
place c O5
place d Q5
place e S5
place f U5
place g W5
place h Y5
place i AA5
place truck CC5 vca CC6-BB5
place t2 K15
place t3 M15
place t4 O15
place t5 Q15
place t6 S15
t6 is broken,dm
t6 is ti
c is broken
d is ti
g is broken
h is melee
t2 is broken,dm
t4 is broken
turn 1 german PFPh
b moves M6 1 MF not-assault   !! A4.1-own-mph
a1 prep by a inherent 4 FP at K8
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
turn 1 german MPh
a moves K6 1 MF not-assault   !! A3.2-prep-fire-no-move
b moves M7 1 MF not-assault   ok A3.2-prep-fire-no-move  ok A4.1-own-mph  ok A4.1-able  ok A4.1-next-hex
c moves O6 1 MF not-assault   !! A4.1-able
d moves Q6 1 MF not-assault   !! A4.1-able
e moves S8 1 MF not-assault   !! A4.1-next-hex
i moves AA4 1 MF not-assault
i moves AA5 1 MF not-assault
f advances U6   !! A4.7-own-aph
t3 is pinned   ?? LOG.no-cause
turn 1 german RtPh
t2 routs K16   ok A10.5-rtph  ok A10.5-broken  ok A10.5-free
t3 routs M16   !! A7.8-no-move-no-advance
t6 routs S16   !! A10.5-free
t5 routs Q16   !! A10.5-broken
turn 1 german APh
f advances U7   ok A4.7-own-aph  ok A4.7-able  ok A4.7-next-location  ok A4.7-once
f advances U8   !! A4.7-once
b advances M9   !! A4.7-next-location
i advances AA5 level 1
g advances W6   !! A4.7-able
h advances Y6   !! A4.7-able
truck advances CC6   !! D2.1-no-aph-move
t3 advances M17   !! A4.7-own-aph  !! A7.8-no-move-no-advance
t4 routs O16   !! A10.5-rtph
