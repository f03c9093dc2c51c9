# vector a7x-paatc
# Failed PAATC: pinned.
name = "a7x-paatc"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
turn 1 german PFPh
roll r1 DR 5,4 tc for s
s checks PAATC r1 morale 7 failed   = outcome pinned
marker pin on s
