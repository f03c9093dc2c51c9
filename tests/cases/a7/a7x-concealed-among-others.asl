# Concealed and other targets in one Location are resolved apart by one DR: the FP are those against the others.
name = "a7x-concealed-among-others"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
u = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t M5
place u M5
u is concealed
turn 1 german PFPh
a1 prep by s inherent 4 FP at M5   ok A7.23-concealed-half  = 4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
