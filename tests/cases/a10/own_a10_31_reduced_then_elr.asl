# A19.13: a squad that an Original 12 reduced: its HS is replaced.
name = "own_a10_31_reduced_then_elr"
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
K5 = { is = ["woods"] }
G5 = { is = ["woods"] }
G10 = { is = ["woods"] }
H7 = { is = ["woods"] }
N3 = { is = ["stone-building"] }
T5 = { is = ["trench", "open-ground"] }
[units]
g1 = { side = "german", type = "german 4-6-7" }
gh = { side = "german", type = "german 2-4-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
g447h = { side = "german", type = "german 2-3-7" }
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
g1 reduced into gh like gh in a1
gh replaced by g447h like g447h in a1
g447h is broken,dm in a1
turn 1 russian MPh
