# The A7.7 example, Fire Group: squads in T3, U4, U5 and T5 fire on T4 as one group. Each linked hex is ADJACENT
# to the next, the N and the S hexside lie opposite, and 32 FP can give a MC on any DR: the one attack encircles
# by itself.
# example A7.7-EX-2
name = "A7.7: a Fire Group of four hexes"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
fT3 = { side = "german", type = "german 4-6-7" }
fU4 = { side = "german", type = "german 4-6-7" }
fU5 = { side = "german", type = "german 4-6-7" }
fT5 = { side = "german", type = "german 4-6-7" }
t = { side = "russian", type = "russian 4-4-7" }
---
place fT3 T3
place fU4 U4
place fU5 U5
place fT5 T5
by rudi
place t T4
by gerda
turn 1 german PFPh
a1 prep by fT3 inherent 4 FP x2 PBF, fU4 inherent 4 FP x2 PBF, fU5 inherent 4 FP x2 PBF, fT5 inherent 4 FP x2 PBF at T4 range 1 total 32 FP column 30   = 32 FP  = column 30  ok A7.5-adjacent-chain
marker encircled at T4   ok A7.7-geometry-three-vertices  ok A7.7-two-units  ok A7.7-valid-fire-nmc-potential
roll r1 DR 4,3 ift in a1 by gerda
a1 ift r1 column 30 final 7 result 4MC   = final 7  = 4MC
by rudi
roll r2 DR 2,5 mc for t in a1 by rudi
t checks 4MC r2 morale 6 failed in a1   ok A7.7-morale-drop-immediate
t is broken,dm in a1
by gerda
phase-end
