# vector A10.22-equal-leader
# Two 8-1 in one hex take a NMC; the second rolls 4,5 with the first one's -1 and passes. Only a leader of higher Morale Level lends: 9 > 8.
name = "A10.22-equal-leader"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-1" }
m = { side = "german", type = "8-1" }
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
roll r1 DR 3,3 mc for l in a1 by anna
l checks NMC r1 morale 8 passed in a1
roll r2 DR 4,5 mc for m in a1 by anna
m checks NMC r2 drm leader -1 morale 8 passed in a1   !! A10.7-lent
