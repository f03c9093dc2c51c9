# vector a7-exact-normal-range
# 4-6-7 at exactly six hexes.
name = "a7-exact-normal-range"
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
place s1 K2
place t K8
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at K8   = 4 FP  = column 4
roll r1 DR 6,5 ift in a1
a1 ift r1
