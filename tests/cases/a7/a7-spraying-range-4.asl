# vector a7-spraying-range-4
# A 4-6-8 with underscored Range sprays two hexes at ranges 3 and 4.
name = "a7-spraying-range-4"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-8", kind = "squad", spraying = true }
t1 = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place t1 K8
place t2 K9
turn 1 german PFPh
a1 prep by s inherent 4 FP x1/2 spraying at K8,K9   !! A7.34-range-three  = max range 3
roll r1 DR 6,5 ift in a1
a1 ift r1
