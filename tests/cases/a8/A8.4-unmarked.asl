# vector A8.4-unmarked
# An unmarked squad fires in the DFPh at a hex 4 hexes off with one moved and one unmoved enemy squad. Both are attacked, no First Fire DRM.
name = "A8.4-unmarked"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place t K5
place f K9
s is moved
turn 1 german DFPh
a1 final by f inherent 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 2,3 ift in a1
a1 ift r1 final 5  = 1MC  = checks 2
roll r2 DR 1,2 mc for s in a1
s checks 1MC r2 morale 7 passed in a1
roll r3 DR 1,2 mc for t in a1
t checks 1MC r3 morale 7 passed in a1
turn 1 german AFPh
