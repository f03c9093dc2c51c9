# The leader whom the same DR replaces counts as the one that was (A10.2): +1 of a 8-1, and no +2.
name = "own_a10_2_replaced_leader"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
LMG = "german lmg"
MMG = "german mmg"
HMG = "german hmg"
RLMG = "russian lmg"
RMMG = "russian mmg"

[units]
l1 = { side = "german", type = "8-1" }
l9 = { side = "german", type = "8-0" }
s2 = { side = "german", type = "german 4-6-7" }
s1 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
[elr]
german = 2
---
place l1 K5
place s1 K5
place s2 K5
place e1 K8
turn 1 russian PFPh
a1 prep by e1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 4,2 ift in a1
a1 ift r1 final 6 result NMC
roll r2 DR 6,5 mc for l1 in a1
l1 checks NMC r2 morale 8 failed in a1
l1 replaced by l9 like l9 in a1
l9 is broken,dm in a1
roll r3 DR 1,4 mc for s1 in a1
s1 checks NMC r3 morale 7 passed in a1
roll r4 DR 1,5 tc for s1 in a1
s1 checks LLTC r4 drm leader +1 morale 7 passed in a1
roll r5 DR 1,4 mc for s2 in a1
s2 checks NMC r5 morale 7 passed in a1
roll r6 DR 1,2 tc for s2 in a1
s2 checks LLTC r6 drm leader +2 morale 7 passed in a1   !! A10.2-lost-leaders-drm
turn 1 russian MPh
