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
x = { side = "german", type = "4-6-7", kind = "squad" }
a = { side = "russian", type = "4-6-7", kind = "squad" }
b = { side = "russian", type = "4-6-7", kind = "squad" }
c = { side = "russian", type = "4-6-7", kind = "squad" }
---
place x K5
place a K8
place b K8
place c K8
turn 1 german PFPh
a1 prep by x inherent 4 FP at K8
roll r1 DR 2,4 ift in a1
a1 ift r1   = NMC  = checks 3
roll r2 DR 3,3 mc in a1
a checks NMC r2 also b,c morale 7 passed in a1   !! A7.4-independent-checks
