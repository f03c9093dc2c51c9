# vector a7-shared-location-one-dr
# Three squads use one common MC roll.
name = "a7-shared-location-one-dr"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "russian", type = "4-6-7", kind = "squad" }
b = { side = "russian", type = "4-6-7", kind = "squad" }
c = { side = "russian", type = "4-6-7", kind = "squad" }
---
place a K8
place b K8
place c K8
turn 1 german PFPh
roll r1 DR 3,4 mc for a
a checks NMC r1 also b,c morale 7 passed   !! A7.4-independent-checks
