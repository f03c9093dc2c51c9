# vector a7-exact-double-range
# 4-6-7 at exactly twelve hexes.
name = "a7-exact-double-range"
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
place s1 K-4
place t K8
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 long-range at K8   = 2 FP  = column 2
roll r1 DR 6,5 ift in a1
a1 ift r1
