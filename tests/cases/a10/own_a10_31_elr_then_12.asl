# A10.31: an Original 12 of a leader beyond his ELR: replaced first, then wounded.
name = "own_a10_31_elr_then_12"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[elr]
german = 2
russian = 3
[default-terrain]
is = ["open-ground"]
[terrain]
G5 = { is = ["woods"] }
G10 = { is = ["woods"] }
[units]
gl = { side = "german", type = "8-1" }
gl9 = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
place r1 G5
place r2 G5
place gl9 G8
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at G8 range 3 total 8 FP column 8
roll r51 DR 5,3 ift in a1
a1 ift r51 column 8 final 8 result NMC
roll r52 DR 6,6 mc for gl9 in a1
gl9 checks NMC r52 morale 9 failed in a1
gl9 replaced by gl like gl in a1
roll r55 dr 2 wound for gl in a1
gl is wounded,broken,dm in a1   ok A7.303-check-first
turn 1 russian MPh
