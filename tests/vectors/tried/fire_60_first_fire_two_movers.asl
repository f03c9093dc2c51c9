# legal: g1 fires at r1 as it enters K7, g2 at r2 as it enters K7 later: no mandatory FG
name = "60_first_fire_two_movers"
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
place g1 K5
place g2 K5
by boris
place r1 K8
place r2 L7
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1,g2
by anna
a1 first by g1 inherent 4 FP at K7 range 2 answers r1 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1 at K5
by boris
r2 moves K7 1 MF not-assault seen-by g1,g2
by anna
a2 first by g2 inherent 4 FP at K7 range 2 answers r2 total 4 FP column 4
roll r2 DR 5,2 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
marker first-fire on g2 at K5
by boris
roll r3 DR 5,2 mc for r2 in a2 by boris
r2 checks 1MC r3 morale 7 failed in a2
r2 is broken,dm in a2
turn 1 russian DFPh
