# vector A12.1-not-known
# A First Fire squad uses SFF at a mover 3 hexes off while a concealed enemy stands 2 hexes off.
name = "A12.1-not-known"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
n = { side = "german", type = "german 4-4-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
place n L8
n is concealed
by boris
place f K9
marker first-fire on f
turn 1 german MPh
by anna
s moves K6 1 MF not-assault
by boris
a1 subsequent by f inherent 4 FP x1/2 SFF at K6 units s range 3 answers s total 2 FP column 2   = column 2
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 final 9 result NE
marker final-fire on f
turn 1 german DFPh
