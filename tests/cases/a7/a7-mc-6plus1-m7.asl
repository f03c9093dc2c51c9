# vector a7-mc-6+1-m7
# IFT MC: DR 6, modifier +1, Morale 7.
name = "a7-mc-6+1-m7"
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
roll r1 DR 3,3 mc for s
s checks NMC r1 drm other +1 morale 7 passed
marker pin on s
