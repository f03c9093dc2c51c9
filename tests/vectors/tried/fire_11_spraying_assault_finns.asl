# legal: Finns spray two hexes in the AFPh with Assault Fire: 8 x 1/2 x 1/2 + 1 = 3; they never cower
name = "11_spraying_assault_finns"
printing = "2e"

[players]
anna = { side = "finnish" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "finnish", type = "finnish 8-3-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 2-3-7" }
---
by anna
place f1 K5
by boris
place r1 K7
place r2 K8
by anna
turn 1 finnish AFPh
a1 advancing by f1 inherent 8 FP x1/2 AFPh x1/2 spraying +1 assault at K7,K8 range 2,3 total 3 FP column 2
roll r1 DR 2,2 ift in a1 by anna
a1 ift r1 column 2 final 4 result 1MC
by boris
roll r2 DR 5,1 mc for r1 in a1 by boris
r1 checks 1MC r2 morale 7 passed in a1
r1 is pinned in a1
roll r3 DR 6,1 mc for r2 in a1 by boris
r2 checks 1MC r3 morale 7 failed in a1
r2 is broken,dm in a1
by anna
turn 1 finnish RtPh
