# vector A5.12-not-added
# Two squads of a Location with four fire together with 8 FP and take no DRM. +1 for one excess squad.
name = "A5.12-not-added"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
a = { side = "german", type = "4-4-7", kind = "squad" }
b = { side = "german", type = "4-4-7", kind = "squad" }
c = { side = "german", type = "4-4-7", kind = "squad" }
d = { side = "german", type = "4-4-7", kind = "squad" }
e = { side = "russian", type = "4-6-7", kind = "squad" }
---
place a K6
place b K6
place c K6
place d K6
place e K9
turn 1 german PFPh   ?? A5.1-setup
a1 prep by a inherent 4 FP, b inherent 4 FP at K9 units e range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1
a1 ift r1 drm TEM +0 final 7   !! A5.12-attack  = drm +1  = final 8
roll r2 DR 1,2 mc for e in a1
e checks NMC r2 morale 7 passed in a1
turn 1 german MPh
