# A7.4, A7.306: a unit that breaks by its own attack, and is said to break by another, makes one mistake.
name = "own_wrong_attack_named"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
u = { side = "russian", type = "4-4-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place s2 K4
place t K8
place u L8
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8 total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by s2 inherent 4 FP at L8 total 4 FP column 4
roll r2 DR 1,3 ift in a2
a2 ift r2 result 1MC
roll r3 DR 5,6 mc for u in a2
u checks 1MC r3 failed in a2
u is broken,dm in a1   !! A7.4-only-targets
