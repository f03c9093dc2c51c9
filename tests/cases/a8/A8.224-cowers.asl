# vector A8.224-cowers
# 12 FP undirected roll 3,3: cowers to column 8: 4.
name = "A8.224-cowers"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian", quality = "first-line" }
g = { side = "russian", type = "8-3-8", kind = "squad", nation = "russian", quality = "elite" }
---
place s K5
place f K9
place g K9
turn 1 german MPh
s moves K6 1 MF
a1 first by f inherent 4 FP, g inherent 8 FP at K6 units s range 3 answers s total 12 FP column 12
roll r1 DR 3,3 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 8 final 4  = column 8  = residual 4
roll r2 DR 1,1 mc for s in a1
s checks 2MC r2 morale 7 passed in a1
roll r3 dr 5 rs for f in a1
roll r4 dr 2 rs for g in a1
random-selection of f:r3,g:r4 chosen f in a1
residual 4 FP at K6 from a1   ok A8.2-half
turn 1 german DFPh
