# Who Assault Moves and breaks by an attack had his Assault Movement when it was made: the attack has no FFNAM (A4.61).
name = "own_a4_61_broken_by_it"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
g = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f K9
place g M6
turn 1 german MPh
s declares assault
s moves K6 1 MF assault
a2 first by g inherent 4 FP at K6 units s range 2 answers s total 4 FP column 4
roll r1 DR 3,4 ift in a2
a2 ift r1 drm FFMO -1 final 6
roll r7 DR 4,5 mc for s in a2
s checks NMC r7 morale 7 failed in a2
s is broken,dm in a2
turn 1 german DFPh
