# broken A7.55-mandatory-fg: two Good Order squads of K5 fire at K7 in one DFPh apart
name = "18_mandatory_fg_final"
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
turn 1 russian MPh
r1 moves K7 1 MF assault seen-by g1,g2
turn 1 russian DFPh
by anna
a1 final by g1 inherent 4 FP at K7 range 2 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker final-fire on g1 at K5
a2 final by g2 inherent 4 FP at K7 range 2 total 4 FP column 4
roll r2 DR 5,4 ift in a2 by anna
a2 ift r2 column 4 final 9 result NE
marker final-fire on g2 at K5
turn 1 russian AFPh
