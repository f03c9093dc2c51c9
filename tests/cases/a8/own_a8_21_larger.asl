# A8.21: the larger Residual FP of another attack takes the place of a smaller.
name = "own_a8_21_larger"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "german 2-4-7", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
place g M8
by boris
place s K5
turn 1 russian MPh
s moves K6 1 MF not-assault
by anna
a1 first by f inherent 2 FP at K6 units s range 3 answers s total 2 FP column 2
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
residual 1 FP at K6 from a1   ok A8.2-half
a2 first by g inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
residual 2 FP at K6 from a2   ok A8.21-larger
