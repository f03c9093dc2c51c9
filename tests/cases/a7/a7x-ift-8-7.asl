# vector a7x-ift-8-7
# 8 FP column, Final DR 7.
name = "a7x-ift-8-7"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "8-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8
roll r1 DR 3,4 ift in a1
a1 ift r1   = 1MC
