# vector a7-enc-morale-on-sealing-attack
# The sealing attack gives a NMC; morale 7 counts as 6: DR 7 breaks the unit.
name = "a7-enc-morale-on-sealing-attack"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t = { side = "russian", type = "4-4-7", kind = "squad" }
f1 = { side = "german", type = "4-6-7", kind = "squad" }
f2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place t T3
place f1 T2
place f2 T4
turn 1 german PFPh
a1 prep by f1 inherent 4 FP x2 PBF at T3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by f2 inherent 4 FP x2 PBF at T3
roll r2 DR 3,5 ift in a2
a2 ift r2 result NMC   = NMC  = t: Encirclement
marker encircled at T3   ok A7.7-geometry-three-vertices
roll r3 DR 3,4 mc for t in a2
t checks NMC r3 morale 6 failed in a2   = morale 6  = outcome broken  ok A7.7-morale-drop-immediate
t is broken,dm in a2
phase-end
