# broken: A4.6: FFMO does not go with a Hindrance: Final 11, not 10
name = "219_ffmo_with_hindrance"
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
place r1 K8
by anna
by boris
turn 1 russian MPh
r1 moves K7 1 MF not-assault seen-by g1
by anna
g1 los r1 exists hindrance +1
by boris
g1 los r1 exists hindrance +1
by anna
a1 first by g1 inherent 4 FP at K7 range 2 answers r1 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1, hindrance +1 column 4 final 10 result NE
marker first-fire on g1
by boris
turn 1 russian DFPh
