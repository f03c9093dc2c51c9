# vector A8.22-two-mf-one
# A squad pays 2 MF to enter a building with a 2 counter: one attack. One expenditure, one attack.
name = "A8.22-two-mf-one"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["wooden-building"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
turn 1 german MPh
residual 2 FP at K6
s moves K6 2 MF terrain
a91 residual at K6 units s answers s total 2 FP column 2
roll r1 DR 3,4 ift in a91
a91 ift r1 drm TEM +2, FFNAM -1 final 8  = final 8
turn 1 german DFPh  = residual attacks 1
