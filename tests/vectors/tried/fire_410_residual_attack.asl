# legal: the same, the Residual FP written as an attack of the squad that left them
name = "410_residual_attack"
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
by anna
a2 first by g1 "residual" 2 FP at K7 answers r2 total 2 FP column 2
roll r2 DR 3,4 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 2 final 5 result NMC
by boris
roll r3 DR 5,4 mc for r2 in a2 by boris
r2 checks NMC r3 morale 7 failed in a2
r2 is broken,dm in a2
turn 1 russian DFPh
