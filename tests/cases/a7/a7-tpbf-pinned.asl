# vector a7-tpbf-pinned
# Pinned 4-FP squad fires TPBF at Infantry that entered its Location in the MPh: 4x3/2.
name = "a7-tpbf-pinned"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad" }
m = { side = "german", type = "4-6-7", kind = "squad" }
---
place s1 K5
place m K6
turn 1 german MPh
s1 is pinned   ?? LOG.no-cause
m moves K5 1 MF not-assault   ?? A4.14-enemy-location
a1 first by s1 inherent 4 FP x3 TPBF x1/2 pin at K5 units m   = 6 FP  = column 6
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1
