# vector A8.26-leader-minus
# 8 FP directed by a 9-2 through one grain hex: a 4 counter is placed because -2 outweighs +1. A leader never raises it: 2.
name = "A8.26-leader-minus"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "8-3-8", kind = "squad" }
l = { side = "russian", type = "9-2", kind = "leader" }
---
place s K5
place f K8
place l K8
turn 1 german MPh
s moves K6 1 MF
f los s exists hindrance +1
a1 first by f inherent 8 FP at K6 units s range 2 answers s directed-by l total 8 FP column 8
roll r1 DR 6,5 ift in a1
a1 ift r1 drm leader -2, Hindrance +1, FFNAM -1 final 9  = residual 2
roll r2 DR 1,2 tc for s in a1
s checks PTC r2 morale 7 passed in a1
residual 4 FP at K6 from a1   !! A8.26-shift
turn 1 german DFPh
