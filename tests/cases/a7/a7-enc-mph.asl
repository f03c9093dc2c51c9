# vector a7-enc-mph
# Two First Fire attacks through opposite hexsides in the MPh.
name = "a7-enc-mph"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "russian", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
f2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place f1 T2
place t T3
place f2 T4
turn 1 german MPh
t moves T3 1 MF not-assault   ?? A4.1-within-hex
a1 first by f1 inherent 4 FP x2 PBF at T3 units t
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 first by f2 inherent 4 FP x2 PBF at T3 units t
roll r2 DR 6,5 ift in a2
a2 ift r2
marker encircled at T3   !! A7.7-phase  = not encircled t
