# vector a7-column-23_2
# 23/2 FP.
name = "a7-column-23_2"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "23-2-7", kind = "hs" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 23 FP x1/2 long-range at K8   = 11.5 FP  = column 8
roll r1 DR 6,5 ift in a1
a1 ift r1
