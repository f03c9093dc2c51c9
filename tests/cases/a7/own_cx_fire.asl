# A4.51: what a CX squad fires has +1, also where the player adds up without it.
name = "own_cx_fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t K8
s is cx
turn 1 german PFPh
a1 prep by s inherent 4 FP at K8 total 4 FP column 4
roll r1 DR 6,3 ift in a1
a1 ift r1 final 9   !! A4.51-cx-fire  = final 10
