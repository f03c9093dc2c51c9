# broken A7.7-phase: First Fire in the MPh does not encircle
name = "210_encircled_in_mph"
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
place g1 T1
place g2 T6
by boris
place r1 T4
by anna
by boris
turn 1 russian MPh
r1 moves U4 1 MF not-assault seen-by g1,g2
r1 moves T3 1 MF not-assault seen-by g1,g2
by anna
a1 first by g1 inherent 4 FP at T3 range 2 answers r1 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1
a2 first by g2 inherent 4 FP at T3 range 3 answers r1 total 4 FP column 4
marker encircled at T3
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 8 result NE
marker first-fire on g2
by boris
turn 1 russian DFPh
