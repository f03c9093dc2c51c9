# vector a7-two-leaders-10-3-9-1
# Two-hex FG with a 10-3 and a 9-1 directing.
name = "a7-two-leaders-10-3-9-1"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
l1 = { side = "german", type = "10-3", kind = "leader" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
l2 = { side = "german", type = "9-1", kind = "leader" }
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
a1 ift r1 drm leader -1   = leader -1  = does not cower
