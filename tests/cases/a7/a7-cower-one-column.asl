# vector a7-cower-one-column
# 8 FP, undirected, 4+4: column 6, PTC instead of NMC.
name = "a7-cower-one-column"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 M2
place s2 M2
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP at M5
roll r1 DR 4,4 ift in a1
a1 ift r1   = column 6  = final 8  = PTC
