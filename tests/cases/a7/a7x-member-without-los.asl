# vector a7x-member-without-los
# A FG member attested blind is counted in the FP.
name = "a7x-member-without-los"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 M2
place s2 M2
place t M5
s2 los t blocked
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s2 inherent 4 FP at M5   !! A7.52-each-member-los   = 4 FP
roll r1 DR 6,5 ift in a1
a1 ift r1
