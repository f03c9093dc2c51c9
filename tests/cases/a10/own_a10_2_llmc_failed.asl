# A HS that passed its MC and failed the LLMC breaks: it is told unbroken on.
name = "own_a10_2_llmc_failed"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[terrain]
G5 = { is = ["woods"] }
[units]
gh = { side = "german", type = "german 2-4-7", sw = [] }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r1 G5
place r2 G5
by anna
place gh G8
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
roll r5 DR 2,2 mc for gh in a1
gh checks NMC r5 morale 7 passed in a1
roll r6 DR 5,3 mc for gh in a1
gh checks LLMC r6 drm leader +1 morale 7 failed in a1
by boris
turn 1 russian MPh   !! A10.2-leader-loss
