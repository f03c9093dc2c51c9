# vector a7-cower-8-0-prevents
# 8 FP directed by an 8-0, 4+4: full column, NMC.
name = "a7-cower-8-0-prevents"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
l80 = { side = "german", type = "8-0", kind = "leader" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 M2
place s2 M2
place l80 M2
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP at M5 directed-by l80
roll r1 DR 4,4 ift in a1
a1 ift r1 drm leader +0   = column 8  = NMC
