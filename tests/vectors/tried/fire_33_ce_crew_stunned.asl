# legal: Final Fire at the CE crew of a tank that stopped beside the squad: 4 x 2 = 8 FP, +2 for the CE crew, NMC failed stuns it
name = "33_ce_crew_stunned"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K9 vca K8-L8
by boris
place r1 K6
by anna
attest tem K6 +1
by boris
attest tem K6 +1

by anna
turn 1 german MPh
pz start 1 MP total 1 seen-by r1
pz enter K8 1 MP total 2 seen-by r1
pz enter K7 1 MP total 3 seen-by r1
pz stop 1 MP total 4 seen-by r1
pz ends
turn 1 german DFPh
by boris
a1 final by r1 inherent 4 FP x2 PBF at K7 units pz range 1 total 8 FP column 8
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 drm CE +2 column 8 final 8 result NMC
marker final-fire on r1 at K6
by anna
roll r2 DR 5,4 mc for pz in a1 by anna
pz checks NMC r2 morale 8 failed in a1
pz suffers stun in a1
turn 1 german AFPh
