# vector a7-column-5
# 5 FP.
name = "a7-column-5"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "5-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K2
place t K5
turn 1 german PFPh
a1 prep by s1 inherent 5 FP at K5   = 5 FP  = column 4
roll r1 DR 6,5 ift in a1
a1 ift r1
