# Who fails a LLTC is pinned (A10.2): that nobody tells the Pin is found as the attack is over.
name = "own_a10_2_lltc_pins"
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
place l K5
place b K5
by boris
place e K9
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 4 total 4 FP column 4
roll r10 DR 2,4 ift in a1 by boris
a1 ift r10 column 4 final 6 result NMC
marker prep-fire on e
by anna
roll r1 DR 4,5 mc for l in a1 by anna
l checks NMC r1 morale 8 failed in a1
l is broken,dm in a1
roll r2 DR 2,3 mc for b in a1 by anna
b checks NMC r2 morale 7 passed in a1
roll r3 DR 4,4 tc for b in a1 by anna
b checks LLTC r3 drm leader +1 morale 7 failed in a1
by boris
turn 1 russian MPh   !! A10.2-lltc
