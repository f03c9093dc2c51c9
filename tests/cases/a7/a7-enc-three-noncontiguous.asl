# vector a7-enc-three-noncontiguous
# N, SE and SW hexsides.
name = "a7-enc-three-noncontiguous"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
f2 = { side = "german", type = "4-6-7", kind = "squad" }
f3 = { side = "german", type = "4-6-7", kind = "squad" }
---
place f1 T2
place t T3
place f2 U4
place f3 S4
turn 1 german PFPh
a1 prep by f1 inherent 4 FP x2 PBF at T3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by f2 inherent 4 FP x2 PBF at T3
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
a3 prep by f3 inherent 4 FP x2 PBF at T3   = pattern c  = entries side N, side SE, side SW
roll r3 DR 6,5 ift in a3
a3 ift r3
marker encircled at T3   ok A7.7-geometry-three-sides  ok A7.7-two-units  = encircled t
