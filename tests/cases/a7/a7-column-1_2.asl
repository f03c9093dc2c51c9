# vector a7-column-1_2
# 1/2 FP.
name = "a7-column-1_2"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "1-2-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 1 FP x1/2 long-range at K8   = 0.5 FP  = column none
roll r1 DR 6,5 ift in a1
a1 ift r1
