# broken A7.25-rof-if-only-opportunity: a MMG fires twice in the AFPh without Opportunity Fire
name = "316_afph_rof"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[weapons]
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
place r2 N6
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german AFPh
a1 advancing by g1 inherent 4 FP x1/2 AFPh, g1 sw:MMG 5 FP x1/2 AFPh at K8 range 3 total 4.5 FP column 4
roll r1 DR 1,6 ift in a1 by anna
a1 ift r1 drm TEM +3 column 4 final 10 result NE
a2 advancing by g1 sw:MMG 5 FP x1/2 AFPh rof at N6 range 3 total 2.5 FP column 2
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 2 final 11 result NE
turn 1 german RtPh
