# vector a7x-fire-lane-separate
# A HMG Fire Lane attack beside a FG of the same Location on the same mover.
name = "a7x-fire-lane-separate"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["brush"] }

[units]
s = { side = "russian", type = "4-6-7", kind = "squad", sw = ["fire-lane.HMG"] }
s2 = { side = "russian", type = "4-6-7", kind = "squad" }
m = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
place s2 K5
place m K9
turn 1 german MPh
m moves K8 2 MF
a1 first by s inherent 4 FP, s2 inherent 4 FP at K8 units m
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1 result none
a2 first by s sw:fire-lane.HMG at K8 units m   ?? A9.223-ends   = allowed
roll r2 DR 6,5 ift in a2
a2 ift r2
