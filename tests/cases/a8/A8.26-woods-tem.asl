# vector A8.26-woods-tem
# 4 FP at woods (+1): TEM inside the hex does not count: 2.
name = "A8.26-woods-tem"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

[units]
s = { side = "german", type = "4-6-7", kind = "squad" }
f = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K5
place f K9
turn 1 german MPh
s moves K6 2 MF terrain
a1 first by f inherent 4 FP at K6 units s range 3 answers s total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm TEM +1, FFNAM -1 final 9  = residual 2
residual 2 FP at K6 from a1   ok A8.2-half
turn 1 german DFPh
