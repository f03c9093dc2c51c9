# legal: 9-1 and squad move as a stack; one First Fire at both; leader first, his -1 for the squad
name = "605_stack_with_leader"
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
rl = { side = "russian", type = "9-1" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
place rl K8
by anna
by boris
turn 1 russian MPh
rl moves K7 1 MF not-assault seen-by g1,g2
r1 moves K7 1 MF not-assault seen-by g1,g2
by anna
a1 first by g1 inherent 4 FP, g2 inherent 4 FP at K7 units rl,r1 range 2 answers r1 total 8 FP column 8
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 8 final 7 result 1MC
marker first-fire on g1
marker first-fire on g2
by boris
roll r2 DR 2,3 mc for rl in a1 by boris
rl checks 1MC r2 morale 9 passed in a1
roll r3 DR 2,4 mc for r1 in a1 by boris
r1 checks 1MC r3 drm leader -1 morale 7 passed in a1
turn 1 russian DFPh
