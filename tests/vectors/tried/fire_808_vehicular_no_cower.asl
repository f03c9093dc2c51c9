# legal: vehicular MG do not cower on 3,3
name = "808_vehicular_no_cower"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place pz K5 vca K6-L5
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by pz CMG 5 FP, pz BMG 3 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 drm TEM +3 column 8 final 9 result PTC
marker prep-fire on pz
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
turn 1 german MPh
