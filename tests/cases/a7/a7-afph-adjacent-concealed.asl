# vector a7-afph-adjacent-concealed
# 7-FP squad, ADJACENT concealed target, AFPh: 7x2/2/2.
name = "a7-afph-adjacent-concealed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "7-4-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 X0
place t X1
t is concealed
turn 1 german AFPh
a1 advancing by s1 inherent 7 FP x2 PBF x1/2 AFPh x1/2 concealed at X1   = 3.5 FP  = column 2
roll r1 DR 6,5 ift in a1
a1 ift r1
