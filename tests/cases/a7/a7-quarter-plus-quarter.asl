# vector a7-quarter-plus-quarter
# A pinned 4-FP squad at Long Range at a concealed hex in the AFPh has 1/4 FP: no column.
name = "a7-quarter-plus-quarter"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 X-6
place t X1
t is concealed
turn 1 german AFPh
s1 is pinned   ?? LOG.no-cause
a1 advancing by s1 inherent 4 FP x1/2 pin x1/2 long-range x1/2 concealed x1/2 AFPh at X1   = 1/4 FP  = column none
roll r1 DR 1,2 ift in a1
a1 ift r1   = none
