# vector a7x-pinned-sff
# A pinned squad makes SFF at an ADJACENT unit: 4x2/2/2 = 2.
name = "a7x-pinned-sff"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K7
place t K8
turn 1 german MPh
s is pinned   ?? LOG.no-cause
marker first-fire on s
t moves K8 1 MF not-assault   ?? A4.1-within-hex
a1 subsequent by s inherent 4 FP x2 PBF x1/2 SFF x1/2 pin at K8 units t   = 2 FP  = column 2
roll r1 DR 6,5 ift in a1
a1 ift r1
