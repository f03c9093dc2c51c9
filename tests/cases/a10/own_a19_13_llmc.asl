# A squad that fails its LLMC by more than its ELR is replaced (A19.13).
name = "own_a19_13_llmc"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[elr]
german = 3
russian = 3
[default-terrain]
is = ["open-ground"]
[terrain]
G5 = { is = ["woods"] }
[units]
g1 = { side = "german", type = "german 4-6-7", sw = [] }
g4 = { side = "german", type = "german 4-4-7", sw = [] }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r1 G5
place r2 G5
by anna
place g1 G8
place gl G8
by boris
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at G8 range 3 total 8 FP column 8
roll r1 DR 5,3 ift in a1
a1 ift r1 column 8 final 8 result NMC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 6,6 mc for gl in a1
gl checks NMC r2 morale 9 failed in a1
roll r4 dr 6 wound for gl in a1
gl eliminated
roll r5 DR 2,4 mc for g1 in a1
g1 checks NMC r5 morale 7 passed in a1
roll r6 DR 6,4 mc for g1 in a1
g1 checks LLMC r6 drm leader +1 morale 7 failed in a1
g1 replaced by g4 like g4 in a1   ok A19.13-replaced
g4 is broken,dm in a1
by boris
turn 1 russian MPh
