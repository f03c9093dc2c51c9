# The Residual FP of a stronger attack take the place of those that lie there (A8.21).
name = "own_a8_21_larger"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "russian", type = "russian 6-2-8", sw = [] }
h = { side = "russian", type = "russian 6-2-8", sw = [] }
---
place s K5
place f K9
place g K8
place h K8
turn 1 german MPh
s moves K6 1 MF not-assault
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
residual 2 FP at K6 from a1   ok A8.2-half
a2 first by g inherent 6 FP, h inherent 6 FP at K6 units s range 2 answers s total 12 FP column 12
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 12 final 9
roll r3 DR 1,2 mc for s in a2
s checks NMC r3 morale 7 passed in a2
residual 6 FP at K6 from a2   ok A8.21-larger
turn 1 german DFPh
