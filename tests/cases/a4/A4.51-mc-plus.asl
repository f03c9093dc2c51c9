# vector A4.51-mc-plus
# A CX squad takes a NMC: dice 3,4, +1 for CX: failed. CX changes no MC: 7 <= 7 passes (pinned).
name = "A4.51-mc-plus"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
s is cx
turn 1 german DFPh
roll r1 DR 3,4 mc for s
s checks NMC r1 drm CX +1 morale 7 failed   ?? LOG.no-cause   !! A4.51-no-mc
turn 1 german AFPh
