# A10.22: one of the same Morale Level lends him nothing.
name = "own_a10_22_equal"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
G5 = { is = ["woods"] }
G10 = { is = ["woods"] }
[units]
gl = { side = "german", type = "8-1" }
gl80 = { side = "german", type = "8-0" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
place r1 G5
place r2 G5
place gl G8
place gl80 G8
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at G8 range 3 total 8 FP column 8
roll r51 DR 5,3 ift in a1
a1 ift r51 column 8 final 8 result NMC
roll r52 DR 3,2 mc for gl in a1
gl checks NMC r52 morale 8 passed in a1
roll r53 DR 5,4 mc for gl80 in a1
gl80 checks NMC r53 drm leader -1 morale 8 passed in a1   !! A10.7-lent
gl80 is pinned in a1
