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
blocker = { side = "russian", type = "4-4-7", kind = "squad" }
---
place blocker K5
turn 1 german PFPh
blocker is broken
