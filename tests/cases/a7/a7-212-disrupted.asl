# vector a7-212-disrupted
# A Known but disrupted enemy squad is in the Location; the unit fires at another hex.
name = "a7-212-disrupted"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-4-7", kind = "squad" }
t2 = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
place t K5
place t2 M5
t is broken,disrupted
turn 1 german DFPh
a1 final by s inherent 4 FP at M5   !! A7.212-known-enemy-in-location  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
