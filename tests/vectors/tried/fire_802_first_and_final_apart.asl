# legal: g1 First Fires at r1 in the MPh, g2 of the same hex Final Fires at it in the DFPh; no mandatory FG
name = "802_first_and_final_apart"
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
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1,g2
by anna
a1 first by g1 inherent 4 FP at K7 range 2 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1
by boris
turn 1 russian DFPh
by anna
a2 final by g2 inherent 4 FP at K7 range 2 total 4 FP column 4
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 4 final 11 result NE
marker final-fire on g2
by boris
turn 1 russian AFPh
