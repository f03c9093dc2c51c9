# The parenthesis of the A7.308 example: one roll affects at most as many vehicles as the largest KIA number of
# its column, 1, 2, 2, 3, 3 and 3 from the column of 1 FP to that of 12 FP. Each of six columns of trucks has one
# more than that, and Random Selection says which of them is spared. Three is the Kill Number of the first column,
# less than that of the next three, and less than half that of the last two.
# example A7.308-EX-cap-1 A7.308-EX-cap-2 A7.308-EX-cap-4 A7.308-EX-cap-6 A7.308-EX-cap-8 A7.308-EX-cap-12
name = "A7.308: how many trucks one roll affects"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
h1 = { side = "german", type = "german 2-4-7" }
a1 = { side = "russian", type = "GAZ-MM" }
a2 = { side = "russian", type = "GAZ-MM" }
h2 = { side = "german", type = "german 2-4-7" }
e1 = { side = "russian", type = "GAZ-MM" }
e2 = { side = "russian", type = "GAZ-MM" }
e3 = { side = "russian", type = "GAZ-MM" }
s3 = { side = "german", type = "german 4-6-7" }
i1 = { side = "russian", type = "GAZ-MM" }
i2 = { side = "russian", type = "GAZ-MM" }
i3 = { side = "russian", type = "GAZ-MM" }
s4 = { side = "german", type = "german 4-6-7" }
h4 = { side = "german", type = "german 2-4-7" }
m1 = { side = "russian", type = "GAZ-MM" }
m2 = { side = "russian", type = "GAZ-MM" }
m3 = { side = "russian", type = "GAZ-MM" }
m4 = { side = "russian", type = "GAZ-MM" }
s5 = { side = "german", type = "german 4-6-7" }
s6 = { side = "german", type = "german 4-6-7" }
q1 = { side = "russian", type = "GAZ-MM" }
q2 = { side = "russian", type = "GAZ-MM" }
q3 = { side = "russian", type = "GAZ-MM" }
q4 = { side = "russian", type = "GAZ-MM" }
s7 = { side = "german", type = "german 4-6-7" }
s8 = { side = "german", type = "german 4-6-7" }
s9 = { side = "german", type = "german 4-6-7" }
u1 = { side = "russian", type = "GAZ-MM" }
u2 = { side = "russian", type = "GAZ-MM" }
u3 = { side = "russian", type = "GAZ-MM" }
u4 = { side = "russian", type = "GAZ-MM" }
---
place h1 A3
place h2 E3
place s3 I3
place s4 M3
place h4 M3
place s5 Q3
place s6 Q3
place s7 U3
place s8 U3
place s9 U3
by rudi
place a1 A9 vca A8-B8
place a2 A9 vca A8-B8
place e1 E7 vca E6-F6
place e2 E7 vca E6-F6
place e3 E7 vca E6-F6
place i1 I7 vca I6-J6
place i2 I7 vca I6-J6
place i3 I7 vca I6-J6
place m1 M7 vca M6-N6
place m2 M7 vca M6-N6
place m3 M7 vca M6-N6
place m4 M7 vca M6-N6
place q1 Q7 vca Q6-R6
place q2 Q7 vca Q6-R6
place q3 Q7 vca Q6-R6
place q4 Q7 vca Q6-R6
place u1 U7 vca U6-V6
place u2 U7 vca U6-V6
place u3 U7 vca U6-V6
place u4 U7 vca U6-V6
by gerda
turn 1 german PFPh
# column 1: at most 1 of 2
a1 prep by h1 inherent 2 FP x1/2 long-range at A9 range 6 total 1 FP column 1   = 1 FP  = column 1
roll r1 DR 1,2 ift in a1 by gerda
a1 ift r1 column 1 final 3 result 1MC   = final 3  = 1MC
roll r2 dr 6 rs for a1 in a1 by gerda
roll r3 dr 5 rs for a2 in a1 by gerda
random-selection of a1:r2,a2:r3 chosen a1 in a1   ok A7.301-cap-at-attacked
a1 suffers immobilized in a1   ok A7.308-vehicle-cap
# column 2: at most 2 of 3
a2 prep by h2 inherent 2 FP at E7 range 4 total 2 FP column 2   = 2 FP  = column 2
roll r4 DR 1,2 ift in a2 by gerda
a2 ift r4 column 2 final 3 result 1MC   = final 3  = 1MC
roll r5 dr 6 rs for e1 in a2 by gerda
roll r6 dr 5 rs for e2 in a2 by gerda
roll r7 dr 4 rs for e3 in a2 by gerda
random-selection of e1:r5,e2:r6,e3:r7 chosen e1,e2 in a2   ok A7.301-cap-at-attacked
e1 suffers eliminated in a2   ok A7.308-vehicle-cap
e2 suffers eliminated in a2   ok A7.308-vehicle-cap
# column 4: at most 2 of 3
a3 prep by s3 inherent 4 FP at I7 range 4 total 4 FP column 4   = 4 FP  = column 4
roll r8 DR 1,2 ift in a3 by gerda
a3 ift r8 column 4 final 3 result 2MC   = final 3  = 2MC
roll r9 dr 6 rs for i1 in a3 by gerda
roll r10 dr 5 rs for i2 in a3 by gerda
roll r11 dr 4 rs for i3 in a3 by gerda
random-selection of i1:r9,i2:r10,i3:r11 chosen i1,i2 in a3   ok A7.301-cap-at-attacked
i1 suffers eliminated in a3   ok A7.308-vehicle-cap
i2 suffers eliminated in a3   ok A7.308-vehicle-cap
# column 6: at most 3 of 4
a4 prep by s4 inherent 4 FP, h4 inherent 2 FP at M7 range 4 total 6 FP column 6   = 6 FP  = column 6
roll r12 DR 1,2 ift in a4 by gerda
a4 ift r12 column 6 final 3 result K/2   = final 3  = K/2
roll r13 dr 6 rs for m1 in a4 by gerda
roll r14 dr 5 rs for m2 in a4 by gerda
roll r15 dr 4 rs for m3 in a4 by gerda
roll r16 dr 3 rs for m4 in a4 by gerda
random-selection of m1:r13,m2:r14,m3:r15,m4:r16 chosen m1,m2,m3 in a4   ok A7.301-cap-at-attacked
m1 suffers eliminated in a4   ok A7.308-vehicle-cap
m2 suffers eliminated in a4   ok A7.308-vehicle-cap
m3 suffers eliminated in a4   ok A7.308-vehicle-cap
# column 8: at most 3 of 4
a5 prep by s5 inherent 4 FP, s6 inherent 4 FP at Q7 range 4 total 8 FP column 8   = 8 FP  = column 8
roll r17 DR 1,2 ift in a5 by gerda
a5 ift r17 column 8 final 3 result K/2   = final 3  = K/2
roll r18 dr 6 rs for q1 in a5 by gerda
roll r19 dr 5 rs for q2 in a5 by gerda
roll r20 dr 4 rs for q3 in a5 by gerda
roll r21 dr 3 rs for q4 in a5 by gerda
random-selection of q1:r18,q2:r19,q3:r20,q4:r21 chosen q1,q2,q3 in a5   ok A7.301-cap-at-attacked
q1 suffers burning in a5   ok A7.308-vehicle-cap
q2 suffers burning in a5   ok A7.308-vehicle-cap
q3 suffers burning in a5   ok A7.308-vehicle-cap
# column 12: at most 3 of 4
a6 prep by s7 inherent 4 FP, s8 inherent 4 FP, s9 inherent 4 FP at U7 range 4 total 12 FP column 12   = 12 FP  = column 12
roll r22 DR 1,2 ift in a6 by gerda
a6 ift r22 column 12 final 3 result K/3   = final 3  = K/3
roll r23 dr 6 rs for u1 in a6 by gerda
roll r24 dr 5 rs for u2 in a6 by gerda
roll r25 dr 4 rs for u3 in a6 by gerda
roll r26 dr 3 rs for u4 in a6 by gerda
random-selection of u1:r23,u2:r24,u3:r25,u4:r26 chosen u1,u2,u3 in a6   ok A7.301-cap-at-attacked
u1 suffers burning in a6   ok A7.308-vehicle-cap
u2 suffers burning in a6   ok A7.308-vehicle-cap
u3 suffers burning in a6   ok A7.308-vehicle-cap
phase-end
