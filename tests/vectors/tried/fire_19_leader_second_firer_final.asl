# broken A7.53-first-fire-carryover: the 8-1 directed g1 in First Fire and may not direct g2 in the DFPh
name = "19_leader_second_firer_final"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place r1 K8
place r2 N8
turn 1 russian MPh
r1 moves K7 1 MF assault seen-by g1,g2,gl
by anna
a1 first by g1 inherent 4 FP at K7 range 2 answers r1 directed-by gl total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, leader -1 column 4 final 9 result NE
marker first-fire on g1 at K5
marker first-fire on gl at K5
by boris
turn 1 russian DFPh
by anna
a2 final by g2 inherent 4 FP at N8 range 5 directed-by gl total 4 FP column 4
roll r2 DR 4,5 ift in a2 by anna
a2 ift r2 drm leader -1 column 4 final 8 result NE
marker final-fire on g2 at K5
turn 1 russian AFPh
