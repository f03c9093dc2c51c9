# vector a7-two-leaders-9-2-8-0
# Two-hex FG with a 9-2 and a 8-0 directing.
name = "a7-two-leaders-9-2-8-0"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
l1 = { side = "german", type = "9-2", kind = "leader" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
l2 = { side = "german", type = "8-0", kind = "leader" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place l1 K5
place s2 K6
place l2 K6
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP at M5 directed-by l1,l2
roll r1 DR 4,4 ift in a1
a1 ift r1   = leader +0  = does not cower
