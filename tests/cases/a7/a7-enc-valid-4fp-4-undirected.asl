# vector a7-enc-valid-4fp-4-undirected
# 4 FP, DRM +4, can cower: does it count towards Encirclement?
name = "a7-enc-valid-4fp-4-undirected"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
attest tem T3 +3
place s1 T0
place t T3
s1 los t exists hindrance +1
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at T3   = 4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 drm TEM +3, hindrance +1 result none   = drm +4  = not valid
