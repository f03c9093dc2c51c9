# vector a7x-double-and-half
# PBF and AFPh: 4x2/2 = 4.
name = "a7x-double-and-half"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K7
place t K8
turn 1 german AFPh
a1 advancing by s inherent 4 FP x2 PBF x1/2 AFPh at K8   = 4 FP  = column 4
roll r1 DR 6,5 ift in a1
a1 ift r1
