# vector a7-next-attack-before-checks
# A second attack on the Location is rolled while two MC of the first are open.
name = "a7-next-attack-before-checks"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "8-6-7", kind = "squad" }
s2 = { side = "german", type = "8-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s1 K5
place s2 L5
place t K8
place t2 K8
turn 1 german PFPh
a1 prep by s1 inherent 8 FP at K8
roll r1 DR 2,3 ift in a1
a1 ift r1
a2 prep by s2 inherent 8 FP at K8   !! A7.31-resolve-before-next  = open checks 2
roll r2 DR 2,3 ift in a2
a2 ift r2
