# vector A8.22-foxhole-in-and-out
# A 5-2-7 without Assault Movement enters an Open Ground hex with 1 Residual FP (attacked at -2), then a foxhole there (1 MF), then leaves it again (1 MF), all in K6. In: +2 -1 = +1, better; out: -2, no worse than when first attacked: one attack in all.
name = "A8.22-foxhole-in-and-out"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "5-2-7", kind = "squad" }
---
place s K5
turn 1 german MPh
residual 1 FP at K6
s moves K6 1 MF not-assault
a91 residual at K6 units s answers s total 1 FP column 1
roll r1 DR 4,4 ift in a91
a91 ift r1 drm FFMO -1, FFNAM -1 final 6  = final 6  = none
s moves K6 1 MF for foxhole-in
s moves K6 1 MF for foxhole-out
turn 1 german DFPh  = residual attacks 1
