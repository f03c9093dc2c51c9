# A7.3: who looks his result up where he wrongly said makes one mistake.
name = "own_wrong_column"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad", quality = "first-line", nation = "german" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t K8
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8 total 4 FP column 6   !! A7.3-column-floor
roll r1 DR 2,5 ift in a1
a1 ift r1 result NMC
