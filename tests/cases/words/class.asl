# Class and nation that the scenario does not say: on doubles they tell how many columns an attack cowers.
name = "words of class and nation"
printing = "2e"

[players]
anna = { side = "blue" }
rudi = { side = "red" }

[default-terrain]
is = ["open-ground"]

[units]
u1 = { side = "blue", type = "4-6-7", kind = "squad" }
u2 = { side = "blue", type = "4-6-7", kind = "squad" }
u3 = { side = "blue", type = "4-6-7", kind = "squad", nation = "german" }
f1 = { side = "blue", type = "6-4-8", kind = "Squad", nation = "Finn", quality = "First-Line" }
f2 = { side = "blue", type = "6-4-8", kind = "squad", nation = "FINNISH", quality = "first-line" }
c = { side = "blue", type = "4-6-7", kind = "squad", nation = "ger", quality = "Conscript" }
t = { side = "red", type = "4-4-7", kind = "squad" }
---
place u1 M2
place u2 M6
place u3 K3
place f1 O3
place f2 O4
place c K4
place t M4
turn 1 blue PFPh
# Of unknown nation and class it may keep its column, or lose one or two.
a1 prep by u1 inherent 4 FP at M4 range 2 total 4 FP column 4
roll r1 DR 5,5 ift in a1
a1 ift r1 column 4 final 10 result none   ?? A7.9-inexperienced-double
a2 prep by u2 inherent 4 FP at M4 range 2 total 4 FP column 4
roll r2 DR 5,5 ift in a2
a2 ift r2 column 6 final 10 result none   !! A7.9-doubles-shift
# A German may be a Conscript: one column or two.
a3 prep by u3 inherent 4 FP at M4 total 4 FP column 4
roll r3 DR 5,5 ift in a3
a3 ift r3 column 1 final 10 result none   ?? A7.9-inexperienced-double
a4 prep by f1 inherent 6 FP at M4 total 6 FP column 6
roll r4 DR 5,5 ift in a4
a4 ift r4 column 6 final 10 result none   ok A7.9-exempt-firers
a5 prep by f2 inherent 6 FP at M4 total 6 FP column 6
roll r5 DR 5,5 ift in a5
a5 ift r5 column 4 final 10 result none   !! A7.9-exempt-firers
a6 prep by c inherent 4 FP at M4 total 4 FP column 4
roll r6 DR 5,5 ift in a6
a6 ift r6 column 1 final 10 result NE   ok A7.9-inexperienced-double
