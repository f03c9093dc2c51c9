# Wrong figures of fire and the clause that each is blamed on; every attack has a Location of its own.
name = "A7: wrong figures"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "5-3-8", kind = "squad" }
b = { side = "german", type = "5-3-8", kind = "squad" }
c = { side = "german", type = "4-6-7", kind = "squad" }
d = { side = "german", type = "4-6-7", kind = "squad" }
e = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "german", type = "4-6-7", kind = "squad" }
g = { side = "german", type = "8-1", kind = "leader" }
h = { side = "german", type = "4-6-7", kind = "squad", inexperienced = true }
t1 = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
t4 = { side = "russian", type = "4-4-7", kind = "squad" }
t5 = { side = "russian", type = "4-4-7", kind = "squad" }
t6 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place a K5
place b K5
place c M5
place d O5
place e Q5
place f S5
place g S5
place h U5
place t1 K9
place t2 M8
place t3 O6
place t4 Q8
place t5 S8
place t6 U8
t4 is concealed
turn 1 german PFPh
# two fractions of a half make one FP
a1 prep by a inherent 5 FP x1/2 long-range, b inherent 5 FP x1/2 long-range at K9 total 4 FP   !! A7.2-fractions-sum  = 5 FP
roll r1 DR 3,4 ift in a1
# the column is that of 5 FP, the Final DR 7
a1 ift r1 column 6 final 8 result PTC   !! A7.3-column-floor  !! A7.3-final-dr
# base and column of a plain squad
a2 prep by c inherent 6 FP at M8 column 6   !! A7.3-modify-each-then-sum  !! A7.3-column-floor
roll r2 DR 6,5 ift in a2
a2 ift r2 result NMC   !! A7.3-cross-index
# PBF left out
a3 prep by d inherent 4 FP at O6   !! A7.21-pbf-double  = 8 FP
roll r3 DR 4,4 ift in a3
a3 ift r3 column 8   !! A7.9-doubles-shift  = column 6
roll r4 DR 1,2 tc for t3 in a3
t3 checks PTC r4 failed in a3   !! A7.305-fail-pins
# the concealed target is no half target here, and range is normal
a4 prep by e inherent 4 FP x1/2 long-range at Q8   !! A7.22-long-range-half
roll r5 DR 6,5 ift in a4
a4 ift r5 drm TEM +1, TEM +1 result none   !! A7.3-drm-once  ?? A7.6-tem
# leadership of another leader
a5 prep by f inherent 4 FP at S8 directed-by g
roll r6 DR 2,2 ift in a5
a5 ift r6 drm leader -2 column 2   !! A7.531-lowest-quality  !! A7.9-direction-prevents  = 2MC
roll r7 DR 6,5 mc for t5 in a5
t5 checks 1MC r7 passed in a5   !! A7.304-numbered-mc
a6 prep by h inherent 4 FP at U8
roll r8 DR 5,5 ift in a6
a6 ift r8 column 2   !! A7.9-inexperienced-double  = column 1
