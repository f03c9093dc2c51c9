# vector A8.13-final-fire-ffnam
# In the DFPh an unmarked squad fires at a unit that moved and takes FFNAM -1. Only in Defensive First Fire.
name = "A8.13-final-fire-ffnam"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K6
place f K9
s is moved
turn 1 german DFPh
a1 final by f inherent 4 FP at K6 range 3 total 4 FP
roll r1 DR 3,4 ift in a1
a1 ift r1 drm FFNAM -1 final 6   !! A4.6-moved  = drm +0  = final 7
roll r8 DR 1,2 tc for s in a1
s checks PTC r8 morale 7 passed in a1
turn 1 german AFPh
