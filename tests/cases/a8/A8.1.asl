# When First Fire may answer a move, and what a mover owes before it goes on (A8.1).
name = "A8.1: the window of First Fire"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
m = { side = "german", type = "german 4-6-7", sw = [] }
m2 = { side = "german", type = "german 4-6-7", sw = [] }
n = { side = "german", type = "german 4-6-7", sw = [] }
far = { side = "german", type = "german 4-6-7", sw = [] }
d1 = { side = "russian", type = "russian 4-4-7", sw = [] }
d2 = { side = "russian", type = "russian 4-4-7", sw = [] }
d3 = { side = "russian", type = "russian 4-4-7", sw = [] }
d4 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place m K1
place m2 K1
place n N1
place far Y1
place d1 K6
place d2 L5
place d3 N6
place d4 M6
turn 1 german MPh
# A stack spends its MF one after the other: both may be answered.
m moves K2 1 MF not-assault
m2 moves K2 1 MF not-assault
a1 first by d1 inherent 4 FP at K2 units m,m2 range 4 answers m total 4 FP column 4   ok A8.1-window
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
# Another moves on elsewhere: their move is over.
n moves N2 1 MF not-assault
a2 first by d2 inherent 4 FP at K2 units m range 4 answers m total 4 FP column 4   !! A8.1-window
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
# A check that is owed comes before the next MF.
a3 first by d3 inherent 4 FP at N2 units n range 4 answers n total 4 FP column 4   ok A8.1-window
roll r3 DR 3,4 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
n moves N3 1 MF not-assault   !! A8.1-mover-settles-first
roll r4 DR 1,2 mc for n in a3
n checks 1MC r4 morale 7 passed in a3
n moves N4 1 MF not-assault   ok A8.1-mover-settles-first
turn 1 german DFPh
