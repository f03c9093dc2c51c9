# A15.41: a pinned friend takes the NTC beside a leader who went berserk.
name = "own_a15_41_pinned"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "german", type = "german 4-6-7" }
l1 = { side = "german", type = "8-1" }
e1 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place l1 K5
place e1 K8
turn 1 russian PFPh
a1 prep by e1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 4,2 ift in a1
a1 ift r1 column 4 final 6 result NMC
roll r2 DR 1,1 mc for l1 in a1
l1 checks NMC r2 passed in a1
roll r3 DR 4,6 hob for l1
l1 hob r3 drm +0 berserk
roll r4 DR 3,4 mc for s1 in a1
s1 checks NMC r4 passed in a1
s1 is pinned in a1
roll r5 DR 4,4 tc for s1
s1 checks NTC r5 drm leader -1 passed
s1 is berserk
turn 1 russian MPh
