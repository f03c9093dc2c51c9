# broken: A7.307-armor-immune: small arms at a BU tank touch nobody; it checks a NMC and is stunned
name = "77_bu_tank_checked"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
pz = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place r1 K5
place r2 K5
by boris
place pz K8 vca K7-L7
by anna
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,5 ift in a1 by anna
a1 ift r1 column 8 final 8 result NMC
marker prep-fire on r1
marker prep-fire on r2
by boris
roll r2 DR 5,5 mc for pz in a1 by boris
pz checks NMC r2 morale 8 failed in a1
pz suffers stun in a1
by anna
turn 1 russian MPh
