# A wrong result of Spraying Fire is told once (A7.34, A7.3)
name = "A wrong result of Spraying Fire is told once"
printing = "2e"
[players]
hans = { side = "german" }
ivan = { side = "russian" }
[weapons]
LMG = "german lmg"
MMG = "german mmg"
[units.s1]
side = "german"
type = "german 4-6-7"
sw = ["LMG"]
[units.r1]
side = "russian"
type = "russian 4-4-7"
[units.r2]
side = "russian"
type = "russian 4-4-7"
[default-terrain]
is = ["open-ground"]
---
place s1 K8
place r1 K6
place r2 L6
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x1/2 spraying at K6,L6 range 2,2 total 2 FP column 2
roll r1 DR 1,3 ift in a1
a1 ift r1 final 4 result NMC   !! A7.3-cross-index
roll r2 DR 1,2 mc for r1 in a1
r1 checks NMC r2 morale 7 passed in a1
roll r3 DR 1,2 mc for r2 in a1
r2 checks NMC r3 morale 7 passed in a1
turn 1 german MPh
