# A10.7: a leader lends himself nothing.
name = "own_lent_to_himself"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", quality = "first-line" }
lead = { side = "russian", type = "9-1" }
foe = { side = "german", type = "8-1" }
---
place s B3
place lead B6
turn 1 german PFPh
a1 prep by s inherent 4 FP at B6 units lead total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
roll r2 DR 3,3 mc for lead in a1
lead checks NMC r2 drm leader -1 morale 9 passed in a1   !! A10.7-lent
turn 1 german MPh
