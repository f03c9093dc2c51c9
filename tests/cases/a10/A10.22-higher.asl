# vector A10.22-higher
# A 9-1 checks NMC with an unbroken 10-2 present: dice 5,6. 11 - 2 = 9 <= 9.
name = "A10.22-higher"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "9-1" }
m = { side = "german", type = "10-2" }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K5
place m K5
by boris
place e K9
turn 1 russian PFPh
by boris
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r10 DR 2,4 ift in a1 by boris
a1 ift r10 column 4 final 6 result NMC
marker prep-fire on e
by anna
roll r1 DR 3,4 mc for m in a1 by anna
m checks NMC r1 morale 10 passed in a1
roll r2 DR 5,6 mc for l in a1 by anna
l checks NMC r2 drm leader -2 morale 9 passed in a1   = final 9
l is pinned in a1
