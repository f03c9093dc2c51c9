# vector a7x-ift-20-5
# 20 FP column, Final DR 5.
name = "a7x-ift-20-5"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "20-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 20 FP at K8
roll r1 DR 2,3 ift in a1
a1 ift r1   = 4MC
