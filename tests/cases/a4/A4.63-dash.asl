# vector A4.63-dash
# A 4-6-7 dashes from woods over a road hex into woods (3 MF); a 4-4-7 fires at it in the road. 4 x1/2 = 2 FP; FFMO -1, FFNAM -1.
name = "A4.63-dash"
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
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f N6
turn 1 german MPh
s declares dash K7
s moves K6 1 MF
a1 first by f inherent 4 FP x1/2 dash at K6 units s range 3 answers s total 2 FP column 2  = 2 FP  = column 2
roll r1 DR 4,4 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 6  = drm -2  = none
s moves K7 2 MF
s ends
turn 1 german DFPh
