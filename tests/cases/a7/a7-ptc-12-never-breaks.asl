# vector a7-ptc-12-never-breaks
# NTC of a PTC fails with DR 12: pinned, not broken, no Casualty Reduction.
name = "a7-ptc-12-never-breaks"
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
roll r1 DR 6,6 tc for s
s checks NTC r1 morale 7 failed
marker pin on s
