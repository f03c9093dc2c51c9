# The A7.36 example, second, with the misprints put right (5-4-8 for 5-4-5): two squads fire at an ADJACENT
# concealed unit in the AFPh. 5 x 2 for PBF, half in the AFPh, half at a concealed target, one more for Assault
# Fire: 3 1/2, rounded up squad by squad to 4, and 8 in all. Rounding the sum up instead would give 7.
# example A7.36-EX-2
name = "A7.36: Assault Fire at a concealed unit"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "german 5-4-8" }
s2 = { side = "german", type = "german 5-4-8" }
t = { side = "russian", type = "russian 4-4-7" }
---
place s1 A1
place s2 A1
by rudi
place t A2
t is concealed
by gerda
turn 1 german AFPh
a1 advancing by s1 inherent 5 FP x2 PBF x1/2 AFPh x1/2 concealed +1 assault, s2 inherent 5 FP x2 PBF x1/2 AFPh x1/2 concealed +1 assault at A2 range 1 total 8 FP column 8   = 8 FP  = column 8  ok A7.36-plus-one-after-mods  ok A7.23-concealed-half
roll r1 DR 5,3 ift in a1 by gerda
a1 ift r1 column 8 final 8 result NMC   = final 8  = NMC
by rudi
roll r2 DR 2,6 mc for t in a1 by rudi
t checks NMC r2 morale 7 failed in a1
t is broken,dm no-longer concealed in a1
by gerda
phase-end
