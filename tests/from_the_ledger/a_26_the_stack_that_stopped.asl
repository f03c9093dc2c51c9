name = "The stack that stopped"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
m1 = { side = "german", type = "german 4-6-7" }
ml = { side = "german", type = "8-1" }
m9 = { side = "german", type = "german 4-6-7" }
d1 = { side = "russian", type = "russian 4-4-7" }
dl = { side = "russian", type = "9-1" }
d2 = { side = "russian", type = "russian 4-4-7" }
d3 = { side = "russian", type = "russian 4-4-7" }
---
by gerda
place m1 K9
place ml K9
place m9 M8
by rudi
place d1 K5
place dl K5
place d3 K5
place d2 I6
by gerda
turn 1 german MPh
m1 moves K8 1 MF not-assault seen-by d1,dl,d2,d3
ml moves K8 1 MF not-assault seen-by d1,dl,d2,d3
by rudi
a1 first by d1 inherent 4 FP at K8 units m1,ml range 3 directed-by dl total 4 FP column 4
roll r1 DR 3,5 ift in a1 by rudi
a1 ift r1 drm FFMO -1, FFNAM -1, leader -1 column 4 final 5 result 1MC
marker first-fire on d1 at K5
marker first-fire on dl at K5
by gerda
roll r2 DR 4,3 mc for ml in a1 by gerda
ml checks 1MC r2 morale 8 passed in a1
ml is pinned in a1
roll r3 DR 2,2 tc for m1 in a1 by gerda
m1 checks LLTC r3 morale 7 passed in a1
roll r4 DR 3,3 mc for m1 in a1 by gerda
m1 checks 1MC r4 morale 7 passed in a1
m1 is pinned in a1
by rudi
a2 first by d2 inherent 4 FP at K8 units m1,ml range 3 total 4 FP column 4
roll r5 DR 6,5 ift in a2 by rudi
a2 ift r5 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on d2 at I6
turn 1 german DFPh
a3 final by d3 inherent 4 FP at M8 range 4 directed-by dl total 4 FP column 4
roll r6 DR 6,4 ift in a3 by rudi
a3 ift r6 drm leader -1 column 4 final 9 result NE
marker final-fire on d3 at K5
by gerda
turn 1 german AFPh
a4 advancing by m1 inherent 4 FP x1/2 AFPh x1/2 pinned at K5 range 3 total 1 FP column 1
roll r7 DR 4,2 ift in a4 by gerda
a4 ift r7 column 1 final 6 result NE
phase-end
