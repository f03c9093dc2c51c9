# vector A10.3-broken-squad
# A broken 4-4-7 (broken side 7) fails a NMC with 9. Reduced to a broken HS.
name = "A10.3-broken-squad"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "german 4-4-7", sw = [] }
h = { side = "german", type = "german 2-3-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place s K5
s is broken,dm
by boris
place e K9
turn 1 russian PFPh
by boris
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r10 DR 2,4 ift in a1 by boris
a1 ift r10 column 4 final 6 result NMC
marker prep-fire on e
by anna
roll r1 DR 4,5 mc for s in a1 by anna
s checks NMC r1 morale 7 failed in a1
s reduced into h in a1
h is broken,dm in a1
