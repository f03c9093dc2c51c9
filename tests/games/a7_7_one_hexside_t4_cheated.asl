# The A7.7 example, second, with the rules bent: Encirclement is claimed after fire from U2 and T4 alone. The
# hexspine counts as one hexside, and not as the one opposite.
# example A7.7-EX-1b-neg-T4
name = "A7.7: U2 and T4 alone"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "german 4-6-7" }
f2 = { side = "german", type = "german 4-6-7" }
t = { side = "russian", type = "russian 4-4-7" }
---
place f1 U2
place f2 T4
by rudi
place t T3
by gerda
turn 1 german PFPh
a1 prep by f1 inherent 4 FP at T3 range 2 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by gerda
a1 ift r1 column 4 final 11 result NE   = none
a2 prep by f2 inherent 4 FP x2 PBF at T3 range 1 total 8 FP column 8
marker encircled at T3   !! A7.7-geometry-three-vertices
roll r2 DR 6,5 ift in a2 by gerda
a2 ift r2 column 8 final 11 result NE   = none
by rudi
note "I see a gap. Take the counter off."
by gerda
marker encircled at T3 removed
phase-end
