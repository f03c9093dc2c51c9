# vector a7-assault-plus-lmg
# 5-4-8 with a 3-FP LMG: 4 + 3/2 = 11/2 (the SW fraction is not rounded).
name = "a7-assault-plus-lmg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 8, rof = 1, b = 12 }

[units]
s1 = { side = "german", type = "5-4-8", kind = "squad", assault = true, sw = ["LMG"] }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s1 K5
place t K8
turn 1 german AFPh
a1 advancing by s1 inherent 5 FP x1/2 AFPh +1 assault, s1 sw:LMG 3 FP x1/2 AFPh at K8   = 5.5 FP  = column 4
roll r1 DR 6,5 ift in a1
a1 ift r1
