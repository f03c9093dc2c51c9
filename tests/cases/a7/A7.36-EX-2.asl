# vector A7.36-EX-2
# Two 5-4-5 at an ADJACENT concealed target in the AFPh: 5x2/2/2+1 = 7/2, up to 4 each, 8 together.
name = "A7.36-EX-2"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "5-4-5", kind = "squad", assault = true }
s2 = { side = "german", type = "5-4-5", kind = "squad", assault = true }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 A1
place s2 A1
place t A2
t is concealed
turn 1 german AFPh
a1 advancing by s1 inherent 5 FP x2 PBF x1/2 AFPh x1/2 concealed +1 assault, s2 inherent 5 FP x2 PBF x1/2 AFPh x1/2 concealed +1 assault at A2   = 8 FP  = column 8  = 4 FP each
roll r1 DR 6,5 ift in a1
a1 ift r1
