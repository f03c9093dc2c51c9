# vector a7-tpbf-no-occasion
# PFPh fire at an enemy squad in the own Location that did not enter in this MPh and is not in Melee bookkeeping.
name = "a7-tpbf-no-occasion"
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
place t K5
turn 1 german PFPh
a1 prep by s inherent 4 FP x3 TPBF at K5 units t   !! A7.21-tpbf-occasions  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
