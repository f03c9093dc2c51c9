# A mover that paid for the obstacle itself is inside: its TEM counts, and no FFMO (A4.31, A4.6, A7.6).
name = "A7.6: the TEM of a mover"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K5 = { is = ["stone-building"] }
N4 = { is = ["woods"] }

[units]
m = { side = "german", type = "german 4-6-7", sw = [] }
n = { side = "german", type = "german 4-6-7", sw = [] }
b = { side = "german", type = "german 4-6-7", sw = [] }
d1 = { side = "russian", type = "russian 4-4-7", sw = [] }
d2 = { side = "russian", type = "russian 4-4-7", sw = [] }
d3 = { side = "russian", type = "russian 4-4-7", sw = [] }
d4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place m K4
place n N3
place b J4
place d1 K8
place d2 N7
place d3 H7
place d4 L7
turn 1 german MPh
m moves K5 2 MF not-assault
a1 first by d1 inherent 4 FP at K5 units m range 3 answers m total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1 column 4 final 10 result NE   !! A7.6-tem
a2 first by d4 inherent 4 FP at K5 units m range 3 answers m total 4 FP column 4
roll r2 DR 6,5 ift in a2
a2 ift r2 drm TEM +3, FFNAM -1 column 4 final 13 result NE   ok A7.6-tem
m ends
n moves N4 2 MF not-assault
a3 first by d2 inherent 4 FP at N4 units n range 3 answers n total 4 FP column 4
roll r3 DR 6,5 ift in a3
a3 ift r3 drm TEM +1, FFMO -1, FFNAM -1 column 4 final 10 result NE   !! A4.6-ffmo
n ends
# Past the building it has none.
b moves K5 1 MF not-assault along K5-J5
a4 first by d3 inherent 4 FP at K5 units b range 4 answers b total 4 FP column 4
roll r4 DR 6,5 ift in a4
a4 ift r4 drm FFNAM -1 column 4 final 10 result NE
b moves K6 1 MF not-assault
b ends
turn 1 german DFPh
