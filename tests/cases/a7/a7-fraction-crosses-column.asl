# vector a7-fraction-crosses-column
# Two 5-FP squads and a 3-FP LMG in the AFPh: 5/2+5/2+3/2 = 13/2.
name = "a7-fraction-crosses-column"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 8, rof = 1, b = 12 }

[units]
s1 = { side = "german", type = "5-4-7", kind = "squad", sw = ["LMG"] }
s2 = { side = "german", type = "5-4-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place s2 K5
place t K8
turn 1 german AFPh
a1 advancing by s1 inherent 5 FP x1/2 AFPh, s2 inherent 5 FP x1/2 AFPh, s1 sw:LMG 3 FP x1/2 AFPh at K8   = 6.5 FP  = column 6
