# The A7.7 example, second: a line of fire along a hexspine, as that from U2, counts as one of the two hexsides
# beside it, the worse for the encirclers. Fire from S4 and from T4 together lies opposite to either.
# example A7.7-EX-1b
name = "A7.7: a hexspine and two hexsides"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "german 4-6-7" }
f2 = { side = "german", type = "german 4-6-7" }
f3 = { side = "german", type = "german 4-6-7" }
t = { side = "russian", type = "russian 4-4-7" }
---
place f1 U2
place f2 S4
place f3 T4
by rudi
place t T3
by gerda
turn 1 german PFPh
a1 prep by f1 inherent 4 FP at T3 range 2 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by gerda
a1 ift r1 column 4 final 11 result NE   = none
a2 prep by f2 inherent 4 FP x2 PBF at T3 range 1 total 8 FP column 8   = 8 FP
roll r2 DR 6,5 ift in a2 by gerda
a2 ift r2 column 8 final 11 result NE   = none
a3 prep by f3 inherent 4 FP x2 PBF at T3 range 1 total 8 FP column 8   = 8 FP
marker encircled at T3   ok A7.7-geometry-three-vertices  ok A7.7-two-units  ok A7.7-consecutive
roll r3 DR 4,3 ift in a3 by gerda
a3 ift r3 column 8 final 7 result 1MC   = 1MC
by rudi
roll r4 DR 4,2 mc for t in a3 by rudi
# 6 + 1 is more than 6
t checks 1MC r4 morale 6 failed in a3   ok A7.7-morale-drop-immediate
t is broken,dm in a3
by gerda
phase-end
