# broken A7.4-only-targets: r1 stands in K7 since its own move; First Fire at r2 does not touch it
name = "61_first_fire_hits_bystander"
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
by boris
place r1 K7
place r2 L7
turn 1 russian MPh
r2 moves K7 1 MF not-assault seen-by g1
by anna
a2 first by g1 inherent 4 FP at K7 range 2 answers r2 total 4 FP column 4
roll r2 DR 5,2 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
marker first-fire on g1 at K5
by boris
roll r3 DR 5,2 mc for r2 in a2 by boris
r2 checks 1MC r3 morale 7 failed in a2
r2 is broken,dm in a2
roll r4 DR 5,3 mc for r1 in a2 by boris
r1 checks 1MC r4 morale 7 failed in a2
r1 is broken,dm in a2
turn 1 russian DFPh
