# vector a7-k-broken-squad
# K/1 on a broken squad: a broken HS, which takes the 1MC as a broken unit.
name = "a7-k-broken-squad"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "russian", type = "4-6-7", kind = "squad" }
x = { side = "german", type = "2-6-7", kind = "squad" }
l80 = { side = "german", type = "8-0", kind = "leader" }
---
place a K8
place x K5
place l80 K5
a is broken
turn 1 german PFPh
a1 prep by x inherent 2 FP at K8 directed-by l80
roll r1 DR 1,1 ift in a1
a1 ift r1
