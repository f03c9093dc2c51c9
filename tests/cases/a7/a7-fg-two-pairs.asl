# vector a7-fg-two-pairs
# FG of two ADJACENT pairs (K5-K6 and N5-N6) that do not touch each other.
name = "a7-fg-two-pairs"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s0 = { side = "german", type = "4-6-7", kind = "squad" }
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
s3 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s0 K5
place s1 K6
place s2 N5
place s3 N6
place t Q6
turn 1 german PFPh
a1 prep by s0 inherent, s1 inherent, s2 inherent, s3 inherent at Q6   !! A7.5-adjacent-chain  = not connected
roll r1 DR 6,5 ift in a1
a1 ift r1
