# A10.31: an Original 12 of a squad beyond its ELR: replaced first, then reduced.
name = "own_a10_31_squad_elr_then_12"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[elr]
german = 4
russian = 3
[default-terrain]
is = ["open-ground"]
[terrain]
G5 = { is = ["woods"] }
G10 = { is = ["woods"] }
G2 = { is = ["woods"] }
I9 = { is = ["wooden-building"] }
[units]
g1 = { side = "german", type = "german 4-6-7" }
g4 = { side = "german", type = "german 4-4-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
gh3 = { side = "german", type = "german 2-3-7" }
---
place r1 G5
place r2 G5
place g1 G8

turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at G8 range 3 total 8 FP column 8

roll r51 DR 5,3 ift in a1
a1 ift r51 column 8 final 8 result NMC

roll r52 DR 6,6 mc for g1 in a1
g1 checks NMC r52 morale 7 failed in a1
g1 replaced by g4 like g4 in a1
g4 reduced into gh3 like gh3 in a1   ok A7.303-check-first
gh3 is broken,dm in a1
turn 1 russian MPh
