# legal: SMOKE +2 in K6 hinders
name = "1105_smoke_hindrance"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
marker named smoke at K6
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 drm smoke +2 column 4 final 9 result NE
marker prep-fire on g1
turn 1 german MPh
