# vector a7-pbf-levels-0-2
# Adjacent hex, firer at level 0, target at level 2.
name = "a7-pbf-levels-0-2"
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
place t K6 level 2
turn 1 german PFPh
a1 prep by s inherent 4 FP at K6/2 units t   = 4 FP  = x1
roll r1 DR 6,5 ift in a1
a1 ift r1
