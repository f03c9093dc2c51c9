# vector a7-enc-heroic
# A heroic leader in the Location keeps his morale.
name = "a7-enc-heroic"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
h = { side = "russian", type = "9-1", kind = "leader", morale = 9 }
f1 = { side = "german", type = "4-6-7", kind = "squad" }
f2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place h T3
place f1 T2
place f2 T4
h is heroic
turn 1 german PFPh
a1 prep by f1 inherent 4 FP x2 PBF at T3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by f2 inherent 4 FP x2 PBF at T3   = pattern b
roll r2 DR 3,5 ift in a2
a2 ift r2 result NMC   = NMC
roll r3 DR 2,3 mc for h in a2
h checks NMC r3 morale 9 passed in a2   = morale 9  = outcome ok
phase-end
