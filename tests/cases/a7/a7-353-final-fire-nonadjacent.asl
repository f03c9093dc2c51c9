# vector a7-353-final-fire-nonadjacent
# The HS claims half inherent FP in Final Fire at two hexes.
name = "a7-353-final-fire-nonadjacent"
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
place m K7
turn 1 german MPh
m moves L7 1 MF
a1 first by h1 sw:MMG 4 FP at L7 units m
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1 result none
turn 1 german DFPh
a2 final by h1 inherent 2 FP x1/2 A7.353 at L7   = 0 FP  !! A7.352-small-unit-loses-inherent
roll r2 DR 6,5 ift in a2
a2 ift r2
