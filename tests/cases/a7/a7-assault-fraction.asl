# vector a7-assault-fraction
# 5-4-8 at three hexes in the AFPh: 5/2+1 = 7/2, up to 4.
name = "a7-assault-fraction"
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
place s1 X-2
place t X1
turn 1 german AFPh
a1 advancing by s1 inherent 5 FP x1/2 AFPh +1 assault at X1   = 4 FP  = column 4
roll r1 DR 6,5 ift in a1
a1 ift r1
