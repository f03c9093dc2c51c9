# vector a7x-enc-upper-ends
# The blocking squad breaks: the upper-level unit is free at once, in mid-phase.
name = "a7x-enc-upper-ends"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
u = { side = "german", type = "4-6-7", kind = "squad" }
blocker = { side = "russian", type = "4-4-7", kind = "squad" }
x = { side = "german", type = "8-6-7", kind = "squad" }
---
place u K5 level 1
place blocker K5
place x K8
u is encircled
turn 1 german PFPh
a1 prep by x inherent 8 FP at K5   = encircled u
roll r1 DR 3,4 ift in a1
a1 ift r1   = 1MC
roll r2 DR 5,4 mc for blocker in a1
blocker checks 1MC r2 failed in a1   = outcome broken
blocker is broken,dm in a1
u is no-longer encircled   = not encircled u  ?? A7.72-ends-instantly
phase-end
