# vector A8.223-snap-residual
# After a Snap Shot of 4 FP (8 halved) a 2 Residual FP counter is placed. None.
name = "A8.223-snap-residual"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "8-3-8", kind = "squad" }
---
place s K5
place f M5
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent 8 FP x1/2 snap at K6 units s range 2 answers s total 4 FP column 4
roll r1 DR 5,4 ift in a1
a1 ift r1 final 9  = residual 0
residual 2 FP at K6 from a1   !! A8.223-snap  = 0 FP
turn 1 german DFPh
