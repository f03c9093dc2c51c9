# A7.26: a factor whose reason is the number of a rule adds up.
name = "own_reason_of_a_rule"
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
place s K5
place t K8
turn 1 german PFPh
a1 prep by s inherent 4 FP x1/2 A15.2 at K8 total 2 FP column 2   = 2 FP  = column 2
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
