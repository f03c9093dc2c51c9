# vector A10.2-equal
# An 8-0 dies beside a Good Order 5-4-8 (morale 8): no LLMC. 8 is not below 8.
name = "A10.2-equal"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-0", broken-morale = 8 }
b = { side = "german", type = "german 5-4-8", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K5
l is broken,dm
place b K5
by boris
place e K9
turn 1 russian PFPh
by boris
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r10 DR 2,4 ift in a1 by boris
a1 ift r10 column 4 final 6 result NMC
marker prep-fire on e
by anna
roll r1 DR 6,6 mc for l in a1 by anna
l checks NMC r1 morale 8 failed in a1
l eliminated
roll r2 DR 2,3 mc for b in a1 by anna
b checks NMC r2 morale 8 passed in a1
by boris
turn 1 russian MPh
