# vector a7-pbf-levels-1-0
# Adjacent hex, firer at level 1, target at level 0.
name = "a7-pbf-levels-1-0"
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
place s K5 level 1
place t K6
turn 1 german PFPh
a1 prep by s inherent 4 FP x2 PBF at K6 units t   = 8 FP  = x2
roll r1 DR 6,5 ift in a1
a1 ift r1
