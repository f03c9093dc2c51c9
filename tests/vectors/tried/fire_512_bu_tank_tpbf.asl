# broken A7.211-bu-ct-immune: TPBF at the crew of a BU closed-topped tank that checks a 1MC and is stunned
name = "512_bu_tank_tpbf"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K3 vca K4-L3
by boris
place r1 K5
by anna
turn 1 german MPh
pz start 1 MP total 1 seen-by r1
pz enter K4 1 MP total 2 seen-by r1
pz enter K5 1 MP total 3 seen-by r1
by boris
a1 first by r1 inherent 4 FP x3 TPBF at K5 range 0 answers pz total 12 FP column 12
roll r1 DR 4,4 ift in a1 by boris
a1 ift r1 column 8 final 8 result NMC
marker first-fire on r1
by anna
roll r2 DR 5,5 mc for pz in a1 by anna
pz checks NMC r2 morale 8 failed in a1
pz suffers stun in a1
turn 1 german DFPh
