# vector a7-fg-blocked-rest-switches
# After the block the other two fire at a different hex.
name = "a7-fg-blocked-rest-switches"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
s3 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s1 K5
place s2 K5
place s3 K5
place t M5
place t2 N5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP, s3 inherent 4 FP at M5
s3 los t blocked
roll r1 DR 2,5 ift in a1
a1 ift r1 result none
a2 prep by s1 inherent 4 FP, s2 inherent 4 FP at N5   !! A7.52-rest-must-fire  = not allowed
roll r2 DR 6,5 ift in a2
a2 ift r2
