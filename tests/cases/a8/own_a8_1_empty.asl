# First Fire of Small Arms is at who moves: at a hex that holds nobody there is none (A8.1).
name = "own_a8_1_empty"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
g = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s K5
place f K9
place g K8
turn 1 german MPh
s moves K6 1 MF not-assault
a1 first by f inherent 4 FP at K7 range 2 total 4 FP column 4   !! A8.1-names-its-target
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE
marker first-fire on f at K9
a2 first by g inherent 4 FP at K6 units s range 2 answers s total 4 FP column 4   ok A8.1-names-its-target
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
turn 1 german DFPh
