# vector a7x-commissar
# The morale of a squad is raised by a pinned Commissar for its NMC.
name = "a7x-commissar"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-6-7", kind = "squad" }
c = { side = "russian", type = "9-0", kind = "leader", commissar = true }
t = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
place c K5
place t K9
turn 1 german DFPh
c is pinned   ?? LOG.no-cause
roll r1 DR 4,4 mc for s
s checks NMC r1 drm commissar +0 morale 8 passed   !! A7.831-no-mc-aid  = aid none   ?? LOG.no-cause
