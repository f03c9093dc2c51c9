# A concealed squad that is attacked with a NMC keeps its "?".
name = "own_a12_14_ptc"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is concealed
by boris
place e K8
turn 1 russian PFPh
a1 prep by e inherent 4 FP x1/2 concealed at K5 range 3 total 2 FP column 2
roll r1 DR 2,3 ift in a1
a1 ift r1 final 5 result NMC
by anna
roll r2 DR 1,2 mc for s in a1
s checks NMC r2 morale 7 passed in a1
by boris
marker prep-fire on e
turn 1 russian MPh   !! A12.14-ptc
