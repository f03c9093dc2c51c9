# vector a7-assault-long-range
# 5-4-8 at five hexes in the AFPh: 5/4, no bonus.
name = "a7-assault-long-range"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "5-4-8", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 X-6
place t X1
turn 1 german AFPh
a1 advancing by s1 inherent 5 FP x1/2 AFPh x1/2 long-range at X1   = 5/4 FP  = column 1
roll r1 DR 6,5 ift in a1
a1 ift r1
