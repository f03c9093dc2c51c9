# legal: 40 FP fire on the column of 36
name = "307_ift_over_36"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[units]
g1 = { side = "german", type = "german 8-3-8" }
g2 = { side = "german", type = "german 8-3-8" }
g3 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K7
place g2 K7
place g3 K7
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 8 FP x2 PBF, g2 inherent 8 FP x2 PBF, g3 inherent 4 FP x2 PBF at K8 range 1 total 40 FP column 36
roll r1 DR 3,6 ift in a1 by anna
a1 ift r1 drm TEM +3 column 36 final 12 result 1MC
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on g3
by boris
roll r2 DR 1,2 mc for r1 in a1 by boris
r1 checks 1MC r2 morale 7 passed in a1
by anna
turn 1 german MPh
