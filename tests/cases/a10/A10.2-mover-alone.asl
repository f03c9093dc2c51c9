# vector A10.2-mover-alone
# A leader moving alone breaks in First Fire in a hex with a standing squad of lower morale: no LLTC. Only his moving stack.
name = "A10.2-mover-alone"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-1" }
b = { side = "german", type = "german 4-4-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l L5
place b K5
by boris
place e K9
by anna
turn 1 german MPh
l moves K5 1 MF not-assault seen-by e
by boris
a1 first by e inherent 4 FP at K5 units l range 4 answers l total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
marker first-fire on e
by anna
roll r2 DR 5,4 mc for l in a1 by anna
l checks 1MC r2 morale 8 failed in a1
l is broken,dm in a1
turn 1 german DFPh
