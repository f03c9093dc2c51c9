# broken A7.8-no-move-no-advance: pinned by First Fire r1 moves on in the MPh
name = "1010_mph_pinned_moves_on"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K9
by anna
by boris
turn 1 russian MPh
r1 moves K8 1 MF not-assault seen-by g1
by anna
a1 first by g1 inherent 4 FP at K8 range 3 answers r1 total 4 FP column 4
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 7 result PTC
marker first-fire on g1
by boris
roll r2 DR 5,5 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 failed in a1
r1 is pinned in a1
r1 moves K7 1 MF not-assault seen-by g1
turn 1 russian DFPh
