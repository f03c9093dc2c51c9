# vector a7x-ift-16-3
# 16 FP column, Final DR 3.
name = "a7x-ift-16-3"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "16-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 16 FP at K8
roll r1 DR 1,2 ift in a1
a1 ift r1   = 1KIA
