# vector a7-cower-two-fp-inexperienced
# 2 FP by an Inexperienced unit, 1+1: two columns lower than 2 does not exist, no effect.
name = "a7-cower-two-fp-inexperienced"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "2-6-7", kind = "squad", inexperienced = true }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 M2
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 2 FP at M5
roll r1 DR 1,1 ift in a1
a1 ift r1   = none
