# vector a7x-one-sw-keeps-inherent
# 4-6-7 plus one MMG (5): 9 FP together.
name = "a7x-one-sw-keeps-inherent"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad", sw = ["MMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K3
place t K8
turn 1 german PFPh
a1 prep by s inherent 4 FP, s sw:MMG 5 FP at K8   = 9 FP  = column 8
roll r1 DR 6,5 ift in a1
a1 ift r1
