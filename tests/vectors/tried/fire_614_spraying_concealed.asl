# legal: spraying at two hexes, one concealed: 3 and 1.5 FP
name = "614_spraying_concealed"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 8-3-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K7
place r2 K8
r2 is concealed
by anna
turn 1 german PFPh
a1 prep by g1 inherent 8 FP x1/2 spraying at K7,K8 range 2,3 total 4 FP column 4
roll r1 DR 4,2 ift in a1 by anna
a1 ift r1 column 4 final 6 result NMC
marker prep-fire on g1
by boris
roll r2 DR 1,2 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
roll r3 DR 1,2 tc for r2 in a1 by boris
r2 checks PTC r3 morale 7 passed in a1
by anna
turn 1 german MPh
