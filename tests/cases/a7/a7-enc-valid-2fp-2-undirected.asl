# vector a7-enc-valid-2fp-2-undirected
# 2 FP, DRM +2, can cower: does it count towards Encirclement?
name = "a7-enc-valid-2fp-2-undirected"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "2-6-7", kind = "hs" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
attest tem T3 +2
place s1 T0
place t T3
turn 1 german PFPh
a1 prep by s1 inherent 2 FP at T3   = 2 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 drm TEM +2 result none   = drm +2  = valid
