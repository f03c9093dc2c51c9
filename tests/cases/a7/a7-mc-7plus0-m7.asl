# vector a7-mc-7+0-m7
# IFT MC: DR 7, modifier +0, Morale 7.
name = "a7-mc-7+0-m7"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad", morale = 7 }
---
place s K5
turn 1 german DFPh
roll r1 DR 3,4 mc for s
s checks NMC r1 morale 7 passed
marker pin on s
