name = "First Fire on two movers"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "russian mmg"
LMG = "russian lmg"

[units]
m1 = { side = "german", type = "german 4-6-7" }
m2 = { side = "german", type = "german 4-6-7" }
d1 = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
dl = { side = "russian", type = "9-1" }
d2 = { side = "russian", type = "russian 2-3-7", sw = ["LMG"] }
d3 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by gerda
place m1 K9
place m2 I9
by rudi
place d1 K5
place dl K5
place d2 I6
place d3 M5
by gerda
turn 1 german MPh
m1 moves K8 1 MF not-assault seen-by d1,dl,d3
by rudi
a1 first by d1 inherent 4 FP, d1 sw:MMG 4 FP at K8 range 3 answers m1 directed-by dl total 8 FP column 8
roll r1 DR 2,6 ift in a1 by rudi
a1 ift r1 drm FFMO -1, FFNAM -1, leader -1 column 8 final 5 result 2MC
marker first-fire on d1 at K5
marker first-fire on dl at K5
by gerda
roll r2 DR 3,2 mc for m1 in a1 by gerda
m1 checks 2MC r2 morale 7 passed in a1
m1 is pinned in a1
by rudi
# the coloured 2 kept the ROF of the MMG; the leader may go on with it
a2 first by d1 sw:MMG 4 FP rof at K8 range 3 answers m1 directed-by dl total 4 FP column 4
roll r3 DR 4,4 ift in a2 by rudi
a2 ift r3 drm leader -1 column 4 final 7 result PTC
by gerda
m2 moves I8 1 MF not-assault seen-by d1,d2,dl
by rudi
a3 first by d2 sw:LMG 2 FP at I8 range 2 answers m2 total 2 FP column 2
roll r4 DR 3,5 ift in a3 by rudi
a3 ift r4 drm FFMO -1, FFNAM -1 column 2 final 6 result PTC
marker first-fire on d2 at I6
by gerda
roll r5 DR 4,2 tc for m2 in a3 by gerda
m2 checks PTC r5 morale 7 passed in a3
m2 moves I7 1 MF not-assault seen-by d1,d2,dl
by rudi
# its LMG took its inherent FP; half of that comes back for Subsequent First Fire
a4 subsequent by d2 inherent 2 FP x2 PBF x1/2 SFF at I7 range 1 answers m2 total 2 FP column 2
roll r6 DR 5,4 ift in a4 by rudi
a4 ift r6 drm FFMO -1, FFNAM -1 column 2 final 7 result NE
marker final-fire on d2 at I6
turn 1 german DFPh
a5 final by d3 inherent 4 FP at K8 range 4 total 4 FP column 4
roll r7 DR 6,3 ift in a5 by rudi
a5 ift r7 column 4 final 9 result NE
marker final-fire on d3 at M5
by gerda
turn 1 german AFPh
a6 advancing by m1 inherent 4 FP x1/2 AFPh x1/2 pinned at K5 range 3 total 1 FP column 1
roll r8 DR 5,1 ift in a6 by gerda
a6 ift r8 column 1 final 6 result NE
a7 advancing by m2 inherent 4 FP x2 PBF x1/2 AFPh at I6 range 1 total 4 FP column 4
roll r9 DR 3,4 ift in a7 by gerda
a7 ift r9 column 4 final 7 result PTC
by rudi
roll r10 DR 3,2 tc for d2 in a7 by rudi
d2 checks PTC r10 morale 7 passed in a7
by gerda
phase-end
