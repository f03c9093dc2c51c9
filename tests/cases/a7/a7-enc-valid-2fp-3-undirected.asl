# vector a7-enc-valid-2fp-3-undirected
# 2 FP, DRM +3, can cower: does it count towards Encirclement?
name = "a7-enc-valid-2fp-3-undirected"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "2-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 T0
place t T3
turn 1 german PFPh
a1 prep by s1 inherent 2 FP at T3
