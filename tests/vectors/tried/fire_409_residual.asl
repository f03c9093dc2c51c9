# legal: r1 is hit in K7, r2 enters the 2 Residual FP left there and takes a NMC by them (A8.2)
name = "409_residual"
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
place r2 K8
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1,g2
by anna
a1 first by g1 inherent 4 FP at K7 range 2 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
marker first-fire on g1
marker named residual at K7
by boris
r2 moves K7 1 MF not-assault seen-by g1,g2
roll r2 DR 3,4 ift by anna
note "2 Residual FP at r2: 7 - 2 = 5, NMC"
roll r3 DR 5,4 mc for r2 by boris
r2 checks NMC r3 morale 7 failed
r2 is broken,dm
turn 1 russian DFPh
