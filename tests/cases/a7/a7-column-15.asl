# vector a7-column-15
# 15 FP.
name = "a7-column-15"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "15-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K2
place t K5
turn 1 german PFPh
a1 prep by s1 inherent 15 FP at K5   = 15 FP  = column 12
roll r1 DR 6,5 ift in a1
a1 ift r1
