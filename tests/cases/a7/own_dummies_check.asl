# A12.14: Dummies go as they fail a MC.
name = "own_dummies_check"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
K8 = { is = ["woods"] }
[units]
s1 = { side = "german", type = "german 4-6-7" }
d1 = { side = "russian", kind = "squad", fp = 0, range = 0, morale = 7 }
---
place s1 K5
place d1 K8
d1 is concealed
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 concealed at K8 range 3 total 2 FP column 2
roll r1 DR 1,2 ift in a1
a1 ift r1 drm woods +1 column 2 final 4 result 1MC
roll r2 DR 4,4 mc for d1 in a1
d1 checks 1MC r2 failed in a1
d1 eliminated
turn 1 german MPh
