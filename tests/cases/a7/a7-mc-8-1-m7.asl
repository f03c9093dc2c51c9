# vector a7-mc-8-1-m7
# IFT MC: DR 8, modifier -1, Morale 7.
name = "a7-mc-8-1-m7"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
x = { side = "russian", type = "4-4-7", kind = "squad" }
l = { side = "german", type = "9-1", kind = "leader" }
---
place x K8
place s K5
place l K5
turn 1 german DFPh
a1 final by x inherent 4 FP at K5
roll r1 DR 2,4 ift in a1
a1 ift r1   = NMC
roll r2 DR 1,2 mc for l in a1
l checks NMC r2 passed in a1
roll r3 DR 4,4 mc for s in a1
s checks NMC r3 drm leader -1 morale 7 passed in a1   = final 7  = outcome pinned
marker pin on s
phase-end
