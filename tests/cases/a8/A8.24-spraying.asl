# vector A8.24-spraying
# A 6-2-8 sprays a moving unit at range 2 in K6 and the empty K7 beside it. K6: 3 FP, column 2, 1; K7: 1 1/2 FP, column 1, none.
name = "A8.24-spraying"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "6-2-8", kind = "squad", spraying = true }
---
place s K5
place f M7
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent 6 FP x1/2 spraying at K6,K7 units s range 2,2 answers s
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 9  = residual 1  = residual 0  = residual 0 at K7
residual 1 FP at K6 from a1   ok A8.2-half
turn 1 german DFPh
