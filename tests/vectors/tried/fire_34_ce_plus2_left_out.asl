# broken: A7.211-ot-and-ht-plus2 (D5.31) at the IFT of a1: +2 for the CE crew; Final 9, PTC, not 7
name = "34_ce_plus2_left_out"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[weapons]
MMG = "russian mmg"

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r1 = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
---
by anna
place pz K9 vca K8-L8
by boris
place r1 K6
by anna
attest tem K6 +1
by boris
attest tem K6 +1

turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r1 sw:MMG 4 FP at K9 units pz range 3 total 8 FP column 8
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 8 final 7 result 1MC
marker prep-fire on r1 at K6
by anna
roll r2 DR 2,4 mc for pz in a1 by anna
pz checks 1MC r2 morale 8 passed in a1
by boris
turn 1 russian MPh
