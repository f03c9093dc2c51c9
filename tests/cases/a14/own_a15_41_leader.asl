# A leader goes berserk, and a friend with him takes no NTC (A15.41).
name = "own_a15_41_leader"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
l = { side = "german", type = "8-1" }
s = { side = "german", type = "german 4-6-7", sw = [] }
s2 = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place l K5
place s K5
place s2 K5
l is known
s is known
s2 is known
by boris
place e K8
e is known
turn 1 russian PFPh
a1 prep by e inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 column 4 final 6 result NMC
by anna
roll r2 DR 1,1 mc for l in a1 by anna
l checks NMC r2 morale 8 passed in a1
roll r3 DR 2,3 mc for s in a1 by anna
s checks NMC r3 drm leader -1 morale 7 passed in a1
roll r4 DR 2,3 mc for s2 in a1 by anna
s2 checks NMC r4 drm leader -1 morale 7 passed in a1
roll r5 DR 5,5 hob for l by anna
l hob r5 drm +0 berserk   ok A15.1-result
roll r6 DR 3,3 tc for s by anna
s checks NTC r6 drm leader -1 morale 7 passed
by boris
marker prep-fire on e
turn 1 russian MPh   !! A15.41-leader
