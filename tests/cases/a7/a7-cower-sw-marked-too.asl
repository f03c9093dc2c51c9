# vector a7-cower-sw-marked-too
# A squad cowers in First Fire with its inherent FP; its unfired LMG fires later in that MPh.
name = "a7-cower-sw-marked-too"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 12, rof = 1, b = 12 }

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG"] }
m = { side = "german", type = "4-4-7", kind = "squad" }
m2 = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 K5
place m K8
place m2 K8
turn 1 german MPh
m moves K8 1 MF not-assault   ?? A4.1-within-hex
a1 first by s1 inherent 4 FP at K8 units m
roll r1 DR 2,2 ift in a1
a1 ift r1
roll r2 DR 1,1 mc for m in a1
m checks 1MC r2 passed in a1
m2 moves K8 1 MF not-assault   ?? A4.1-within-hex
a2 first by s1 sw:LMG 3 FP at K8 units m2   !! A7.9-marked-final-or-prep  = spent s1
roll r3 DR 6,5 ift in a2
a2 ift r3
