# vector A4.63-residual
# 4 FP of Residual FP already lie in the road hex when a squad dashes through. Not halved: column 4, FFMO -1, FFNAM -1.
name = "A4.63-residual"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["woods"] }
K7 = { is = ["woods"] }
J5 = { is = ["open-ground"], road = ["J5-K6"] }
K6 = { is = ["open-ground"], road = ["J5-K6", "K6-L5"] }
L5 = { is = ["open-ground"], road = ["K6-L5"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
turn 1 german MPh
residual 4 FP at K6
s declares dash K7
s moves K6 1 MF
a1 residual at K6 units s total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 7  = column 4  = final 7  = PTC
roll r2 DR 1,2 tc for s in a1
s checks PTC r2 morale 7 passed in a1
s moves K7 2 MF
turn 1 german DFPh
