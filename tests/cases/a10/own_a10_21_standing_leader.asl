# A leader that stands helps no mover.
name = "own_a10_21_standing_leader"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
rl = { side = "russian", type = "9-1" }
---
by anna
place g K6
by boris
place rl K9
place r L9
turn 1 russian MPh
r moves K9 1 MF not-assault seen-by g
by anna
a1 first by g inherent 4 FP at K9 units r range 3 answers r total 4 FP column 4
roll r1 DR 3,4 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
marker first-fire on g at K6
by boris
roll r2 DR 1,2 mc for r in a1 by boris
r checks 1MC r2 drm leader -1 morale 7 passed in a1   !! A7.305-leader-mod-moving-stack
turn 1 russian DFPh
