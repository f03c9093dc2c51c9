# vector a7-assault-pfph
# Bonus claimed in the PFPh.
name = "a7-assault-pfph"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "5-4-8", kind = "squad", assault = true }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place t K8
turn 1 german PFPh
a1 prep by s1 inherent 5 FP +1 assault at K8   !! A7.36-afph-inherent-only   = 5 FP
roll r1 DR 6,5 ift in a1
a1 ift r1
