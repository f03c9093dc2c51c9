# vector a7-assault-spraying
# 6-4-8 (both capabilities) sprays two hexes at range 3 in the AFPh: 6/4+1 = 5/2, up to 3 at each.
name = "a7-assault-spraying"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "6-4-8", kind = "squad", assault = true, spraying = true }
t = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s1 K5
place t K8
place t2 L7
turn 1 german AFPh
a1 advancing by s1 inherent 6 FP x1/2 AFPh x1/2 spraying +1 assault at K8,L7   = 3 FP  = column 2  = 3 FP at 2
roll r1 DR 6,5 ift in a1
a1 ift r1
