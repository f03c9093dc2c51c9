# vector a7-cower-lowest
# 1 FP, undirected, 1+1: no effect at all.
name = "a7-cower-lowest"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "1-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 M2
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 1 FP at M5
roll r1 DR 1,1 ift in a1
a1 ift r1   = none
