# vector A8.26-wall
# 4 FP over a wall hexside of the target hex (+2): 2, two columns left, nothing.
name = "A8.26-wall"
printing = "2e"
walls = ["K6-K7"]

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f K9
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm TEM +2, FFNAM -1 final 10   ?? A7.6-tem  = residual 0
turn 1 german DFPh
