# legal: IFE 4 and CMG 5 of a PSW 222 as one attack (A7.51 EXC, D3.5)
name = "901_ife_and_mg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[units]
ac = { side = "german", type = "PSW 222", ce = true }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ac K5 vca K6-L5
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by ac IFE 4 FP, ac CMG 5 FP at K8 range 3 total 9 FP column 8
roll r1 DR 4,4 ift in a1 by anna
a1 ift r1 drm TEM +3 column 8 final 11 result NE
marker prep-fire on ac
turn 1 german MPh
