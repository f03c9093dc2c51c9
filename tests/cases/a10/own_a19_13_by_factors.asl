# The counter that takes the place of a unit by its ELR is named by its factors, where the head describes no such unit (A19.13).
name = "own_a19_13_by_factors"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[elr]
german = 2
[units]
s1 = { side = "german", type = "german 4-6-7" }
s2 = { side = "german", type = "german 4-6-7" }
e1 = { side = "russian", type = "russian 4-4-7" }
e2 = { side = "russian", type = "russian 4-4-7" }
---
place s1 K5
place s2 D5
place e1 K8
place e2 D8
turn 1 russian PFPh
a1 prep by e1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 4,2 ift in a1
a1 ift r1 final 6 result NMC
roll r2 DR 6,5 mc for s1 in a1
s1 checks NMC r2 morale 7 failed in a1
s1 reduced into s9 like 4-4-7 in a1   ok A19.13-replaced
s9 is broken,dm in a1
a2 prep by e2 inherent 4 FP at D5 range 3 total 4 FP column 4
roll r3 DR 4,2 ift in a2
a2 ift r3 final 6 result NMC
roll r4 DR 6,5 mc for s2 in a2
s2 checks NMC r4 morale 7 failed in a2
s2 reduced into s8 like 4-3-6 in a2   !! A19.13-replaced
s8 is broken,dm in a2
turn 1 russian RtPh
turn 1 german RPh
roll r5 DR 1,1 rally for s9
s9 checks rally r5 drm self-rally +1, DM +4 morale 7 passed   ok A10.3-morale-level
