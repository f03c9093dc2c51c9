# vector a7-353-hs-fpf-inherent
# A HS that First Fired its MMG uses only inherent FP in FPF on an ADJACENT unit: 2x2/2 = 2.
name = "a7-353-hs-fpf-inherent"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
h1 = { side = "russian", type = "2-4-7", kind = "hs" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place h1 K5
place t K6
turn 1 german MPh
a1 fpf by h1 inherent 2 FP x2 PBF x1/2 FPF at K6 units t   = 2 FP  = column 2
