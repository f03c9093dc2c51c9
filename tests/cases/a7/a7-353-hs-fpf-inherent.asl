# vector a7-353-hs-fpf-inherent
# A HS that First Fired its MMG uses only inherent FP in FPF on an ADJACENT unit: 2x2/2 = 2.
name = "a7-353-hs-fpf-inherent"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 4, range = 10, rof = 2, b = 12 }

[units]
h1 = { side = "russian", type = "2-4-7", kind = "hs", sw = ["MMG"] }
m = { side = "german", type = "4-6-7", kind = "squad" }
---
place h1 K5
place m K8
turn 1 german MPh
m moves K7 1 MF
a1 first by h1 sw:MMG 4 FP at K7 units m
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1 result none
m moves K6 1 MF
a2 fpf by h1 inherent 2 FP x2 PBF x1/2 FPF at K6 units m   = 2 FP  = column 2   ?? A8.31-who
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1, FFMO -1 result none
