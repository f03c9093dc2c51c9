# First Fire at a stack that moves is at all of it (A8.1), but for who broke or is pinned.
name = "A8.1: a stack that moves"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
m = { side = "german", type = "german 4-6-7", sw = [] }
m2 = { side = "german", type = "german 4-6-7", sw = [] }
n = { side = "german", type = "german 4-6-7", sw = [] }
d1 = { side = "russian", type = "russian 4-4-7", sw = [] }
d2 = { side = "russian", type = "russian 4-4-7", sw = [] }
d3 = { side = "russian", type = "russian 4-4-7", sw = [] }
d4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place m K1
place m2 K1
place n K1
place d1 K6
place d2 L6
place d3 M7
place d4 J7
turn 1 german MPh
m moves K2 1 MF not-assault
m2 moves K2 1 MF not-assault
# For one step it is not known whether they are a stack.
a1 first by d1 inherent 4 FP at K2 units m2 answers m2 total 4 FP column 4   ?? A8.1-whole-stack
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
m moves K3 1 MF not-assault
m2 moves K3 1 MF not-assault
a2 first by d2 inherent 4 FP at K3 units m2 answers m2 total 4 FP column 4   !! A8.1-whole-stack
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
m moves K4 1 MF not-assault
m2 moves K4 1 MF not-assault
# The DRM of both are known: they go on together.
a3 first by d3 inherent 4 FP at K4 units m,m2 answers m2 total 4 FP column 4   ok A8.1-whole-stack
roll r3 DR 6,5 ift in a3
a3 ift r3 drm FFMO -1 column 4 final 10 result NE   !! A4.6-ffnam
m ends
m2 ends
# One alone behind them is no stack with them.
n moves K2 1 MF not-assault
n moves K3 1 MF not-assault
n moves K4 1 MF not-assault
a4 first by d4 inherent 4 FP at K4 units n answers n total 4 FP column 4   ok A8.1-window
