# vector A8.2-comes-back
# A squad is attacked by Residual FP in K6, moves on to K7 and back into K6. Attacked again on re-entry.
name = "A8.2-comes-back"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
---
place s K5
turn 1 german MPh
residual 2 FP at K6
s moves K6 1 MF not-assault
a91 residual at K6 units s answers s total 2 FP column 2
roll r1 DR 5,4 ift in a91
a91 ift r1 drm FFMO -1, FFNAM -1 final 7  = none
s moves K7 1 MF
s moves K6 1 MF
a92 residual at K6 units s answers s total 2 FP column 2
roll r2 DR 5,6 ift in a92
a92 ift r2 drm FFMO -1, FFNAM -1 final 9
turn 1 german DFPh  = residual attacks 2
