# broken A7.34-capability: a HS has no Spraying Fire
name = "703_hs_spraying"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 3-3-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K7
place r2 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 3 FP x1/2 spraying at K7,K8 range 2,3 total 1.5 FP column 1
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 1 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
