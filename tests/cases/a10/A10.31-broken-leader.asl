# vector A10.31-broken-leader
# A broken 8-0 rolls 6,6 on a NMC; a wound dr of 2 leaves him wounded. Eliminated, no wound dr.
name = "A10.31-broken-leader"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-0", broken-morale = 8 }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K5
l is broken,dm
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
roll r2 dr 2 wound for l in a1 by anna
l is wounded in a1
by boris
turn 1 russian MPh   !! A10.31-broken-12
