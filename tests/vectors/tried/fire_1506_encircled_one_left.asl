# legal: two squads are encircled, one moves out; the other is still encircled and fires with +1
name = "1506_encircled_one_left"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 U2
place g2 S5
by boris
place r1 T3
place r2 T3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at T3 range 2 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1
a2 prep by g2 inherent 4 FP at T3 range 2 total 4 FP column 4
marker encircled at T3
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 4 final 10 result NE
marker prep-fire on g2
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
turn 1 german RtPh
turn 1 german APh
turn 1 german CCPh
turn-end
by boris
turn 1 russian RPh
turn 1 russian PFPh
turn 1 russian MPh
r1 moves T2 2 MF not-assault seen-by nobody
turn 1 russian DFPh
turn 1 russian AFPh
a3 advancing by r2 inherent 4 FP x1/2 AFPh at S5 range 2 total 2 FP column 2
roll r3 DR 3,2 ift in a3 by boris
a3 ift r3 drm encircled +1 column 2 final 6 result PTC
by anna
roll r4 DR 1,2 tc for g2 in a3 by anna
g2 checks PTC r4 morale 7 passed in a3
by boris
a4 advancing by r1 inherent 4 FP x2 PBF x1/2 AFPh at U2 range 1 total 4 FP column 4
roll r5 DR 5,6 ift in a4 by boris
a4 ift r5 column 4 final 11 result NE
turn 1 russian RtPh
