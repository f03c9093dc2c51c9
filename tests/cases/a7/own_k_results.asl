# Each mistake with a K result is one finding (A7.302).
name = "A7: K results"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "german ss 6-5-8", sw = [] }
b = { side = "german", type = "german ss 6-5-8", sw = [] }
c = { side = "german", type = "german ss 6-5-8", sw = [] }
d = { side = "german", type = "german ss 6-5-8", sw = [] }
e = { side = "german", type = "german ss 6-5-8", sw = [] }
t1 = { side = "russian", type = "russian 4-4-7", sw = [] }
t2 = { side = "russian", type = "russian 4-4-7", sw = [] }
t3 = { side = "russian", type = "russian 4-4-7", sw = [] }
t4 = { side = "russian", type = "russian 4-4-7", sw = [] }
u4 = { side = "russian", type = "russian 4-4-7", sw = [] }
t5 = { side = "russian", type = "russian 4-4-7", sw = [] }
u5 = { side = "russian", type = "russian 4-4-7", sw = [] }
hs = { side = "russian", kind = "hs", fp = 2, range = 3, morale = 7, broken-morale = 6 }
h2 = { side = "russian", kind = "hs", fp = 2, range = 3, morale = 7, broken-morale = 6 }
---
place a A5
place t1 A8
place b C5
place t2 C8
place c E5
place h2 E8
place d G5
place t4 G8
place u4 G8
place e I5
place t5 I8
place u5 I8
turn 1 german PFPh
a1 prep by a inherent 6 FP at A8
roll r1 DR 1,2 ift in a1
a1 ift r1 result K/2
t1 reduced into t1h like hs in a1   ok A7.301-cap-at-attacked
roll r11 DR 1,2 mc for t1h in a1
t1h checks 2MC r11 passed in a1   ok A7.304-numbered-mc  ok A7.4-only-targets
# a squad is not lost
a2 prep by b inherent 6 FP at C8
roll r2 DR 1,2 ift in a2
a2 ift r2 result K/2
t2 eliminated
# of a HS nothing is left, and nothing checks
a3 prep by c inherent 6 FP at E8
roll r3 DR 1,2 ift in a3
a3 ift r3 result K/2
h2 reduced into h2x like hs in a3   !! A7.302-hs-crew-eliminated
# the dice tie: both are reduced, and one was named
a4 prep by d inherent 6 FP at G8
roll r4 DR 1,2 ift in a4
a4 ift r4 result K/2
roll r41 dr 4 rs for t4 in a4
roll r42 dr 4 rs for u4 in a4
random-selection of t4:r41,u4:r42 chosen t4 in a4   !! A7.301-tie-extra
t4 reduced into t4h like hs in a4
roll r43 DR 1,2 mc for t4h in a4
t4h checks 2MC r43 passed in a4
roll r44 DR 1,2 mc for u4 in a4
u4 checks 2MC r44 passed in a4
# another than the dice take is named, and suffers
a5 prep by e inherent 6 FP at I8
roll r5 DR 1,2 ift in a5
a5 ift r5 result K/2
roll r51 dr 5 rs for t5 in a5
roll r52 dr 2 rs for u5 in a5
random-selection of t5:r51,u5:r52 chosen u5 in a5   !! A.9-highest
u5 reduced into u5h like hs in a5
roll r53 DR 1,2 mc for u5h in a5
u5h checks 2MC r53 passed in a5
roll r54 DR 1,2 mc for t5 in a5
t5 checks 2MC r54 passed in a5
turn 1 german MPh   !! A7.302-k-one-reduction
