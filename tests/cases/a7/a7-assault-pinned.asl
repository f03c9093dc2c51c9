# vector a7-assault-pinned
# Pinned 5-4-8 in the AFPh: 5/4+1 = 9/4, up to 3.
name = "a7-assault-pinned"
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
s1 is pinned   ?? LOG.no-cause
a1 advancing by s1 inherent 5 FP x1/2 AFPh x1/2 pin +1 assault at X1   = 3 FP  = column 2
roll r1 DR 6,5 ift in a1
a1 ift r1
