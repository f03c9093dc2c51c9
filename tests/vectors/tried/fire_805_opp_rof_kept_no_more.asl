# legal: the Opportunity Firer kept the ROF of its MMG and shoots no more; its counter need not flip
name = "805_opp_rof_kept_no_more"
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
---
by anna
place g1 K5
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
marker opportunity-fire on g1
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a1 opportunity by g1 inherent 4 FP, g1 sw:MMG 5 FP at K8 range 3 total 9 FP column 8
roll r1 DR 1,6 ift in a1 by anna
a1 ift r1 drm TEM +3 column 8 final 10 result NE
turn 1 german RtPh
