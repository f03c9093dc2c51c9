# vector a7-fg-blocked-member
# Multi-Location FG of three 4-FP squads, the one in K7 is found blocked: its own DR is settled first (no effect on the target), then the other two go on as a smaller FG with 8 FP.
name = "a7-fg-blocked-member"
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
---
place s1 K5
place s2 K6
place s3 K7
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP, s3 inherent 4 FP at M5
s3 los t blocked
roll r1 DR 2,5 ift in a1
a1 ift r1 result none
a2 prep by s1 inherent 4 FP, s2 inherent 4 FP at M5   = 8 FP  = column 8  ok A7.52-blocked-dr-first  ok A7.52-rest-must-fire  ok A7.52-blocked-forfeit  = fired s1,s2,s3
roll r2 DR 3,4 ift in a2
a2 ift r2   = 1MC
