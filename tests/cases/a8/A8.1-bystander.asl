# vector A8.1-bystander
# A squad moves into a hex where another squad stands; the DEFENDER First Fires at the one that stands. Only the mover is a target.
name = "A8.1-bystander"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
b = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place b K6
place f K9
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent 4 FP at K6 units b range 3 answers b total 4 FP   !! A8.1-moved  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
turn 1 german DFPh
