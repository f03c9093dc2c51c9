# vector A4.132-woods-rate
# The same squad pays the woods (2 MF) over the same hexside. Woods +1, FFNAM -1, no FFMO: 0.
name = "A4.132-woods-rate"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"], road = ["K5-K6", "K6-K7"] }
K5 = { is = ["open-ground"], road = ["K5-K6"] }
K7 = { is = ["open-ground"], road = ["K6-K7", "K7-K8"] }
K8 = { is = ["open-ground"], road = ["K7-K8", "K8-K9"] }
K9 = { is = ["open-ground"], road = ["K8-K9"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place f K9
turn 1 german MPh
s moves K6 2 MF terrain
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 4,4 ift in a1
a1 ift r1 drm TEM +1, FFNAM -1 final 8   ?? A7.6-tem  = drm +0  = final 8  = none
turn 1 german DFPh
