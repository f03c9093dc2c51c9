# vector a7x-wait-and-see
# The second attack is declared after the first result is known.
name = "a7x-wait-and-see"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place a K5
place b L5
place t K8
place t2 L8
turn 1 german PFPh
a1 prep by a inherent 4 FP at K8
roll r1 DR 3,3 ift in a1
a1 ift r1 result PTC
roll r2 DR 1,2 tc for t in a1
t checks PTC r2 passed in a1
a2 prep by b inherent 4 FP at L8
roll r3 DR 6,5 ift in a2
a2 ift r3   = findings 0
