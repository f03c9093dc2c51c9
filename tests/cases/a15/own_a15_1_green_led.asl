# A19.3: a Green MMC beside an unbroken leader is not Inexperienced in its Heat of Battle.
name = "own_a15_1_green_led"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "british" }
[default-terrain]
is = ["open-ground"]
[units]
s1 = { side = "british", type = "british 4-3-6" }
l1 = { side = "british", type = "8-0" }
s2 = { side = "british", type = "british 4-4-7" }
e1 = { side = "german", type = "german 4-6-7" }
---
place s1 K5
place l1 K5
place e1 K8
turn 1 german PFPh
a1 prep by e1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 2,4 ift in a1
a1 ift r1 column 4 final 6 result NMC
roll r4 DR 3,3 mc for l1 in a1
l1 checks NMC r4 passed in a1
roll r2 DR 1,1 mc for s1 in a1
s1 checks NMC r2 passed in a1
roll r3 DR 4,4 hob for s1
s1 hob r3 drm -1 hardening into s2
turn 1 german MPh
