# vector A4.132-road-into-woods-open
# A squad enters a woods-road hex by the road hexside for 1 MF, not Assault Moving, and is fired at along the road. FFMO -1, FFNAM -1, no woods TEM.
name = "A4.132-road-into-woods-open"
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
s moves K6 1 MF road
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 3,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 6  = drm -2  = final 6  = NMC
roll r2 DR 1,2 mc for s in a1
s checks NMC r2 morale 7 passed in a1
turn 1 german DFPh
