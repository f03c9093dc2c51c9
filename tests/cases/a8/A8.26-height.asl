# vector A8.26-height
# 4 FP uphill at a target with Height Advantage +1: it does not lower it: 2.
name = "A8.26-height"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["open-ground"], level = 1 }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f K9
turn 1 german MPh
s moves K6 2 MF
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm height +1, FFNAM -1 final 9   ok LOG.drm-by-word  = residual 2
residual 2 FP at K6 from a1
turn 1 german DFPh
