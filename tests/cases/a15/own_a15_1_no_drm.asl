# A15.1: a Heat of Battle DR told without its DRM is judged with those that are due.
name = "own_a15_1_no_drm"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "russian", type = "russian 4-4-7" }
e1 = { side = "german", type = "german 4-6-7" }
---
place s1 K5
place e1 K8
turn 1 german PFPh
a1 prep by e1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 4,2 ift in a1
a1 ift r1 column 4 final 6 result NMC
roll r2 DR 1,1 mc for s1 in a1
s1 checks NMC r2 passed in a1
roll r3 DR 4,3 hob for s1
s1 hob r3 berserk
turn 1 german MPh
