# vector a7-split-inherent
# A 6-FP squad uses 3 FP on one hex and 3 on another without Spraying Fire.
name = "a7-split-inherent"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "6-6-6", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 A0
place t A3
place t2 B3
turn 1 german PFPh
a1 prep by s1 inherent at A3 total 3 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by s1 inherent at B3 total 3 FP   !! A7.33-no-split-inherent  = not allowed
