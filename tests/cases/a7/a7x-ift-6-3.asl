# vector a7x-ift-6-3
# 6 FP column, Final DR 3.
name = "a7x-ift-6-3"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "6-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 6 FP at K8
roll r1 DR 1,2 ift in a1
a1 ift r1   = K/2
