# vector a7-enc-opposite-sides-long
# U1 (through N) and T6 (through S): side entries from farther away.
name = "a7-enc-opposite-sides-long"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
f2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place f1 U1
place t T3
place f2 T6
turn 1 german PFPh
a1 prep by f1 inherent 4 FP at T3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by f2 inherent 4 FP at T3   = pattern b  = entries side N, side S
roll r2 DR 6,5 ift in a2
a2 ift r2
marker encircled at T3   ok A7.7-geometry-three-vertices  ok A7.7-two-units  = encircled t
