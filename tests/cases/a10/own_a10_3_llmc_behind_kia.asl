# A HS that the KIA broke fails its LLMC and is lost by it: no second victim of the KIA.
name = "own_a10_3_llmc_behind_kia"
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
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
rl = { side = "russian", type = "8-1" }
---
by boris
place r1 G5
place r2 G5
place rl G5
by anna
place gl G8
place gh G8
by boris
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at G8 range 3 directed-by rl total 8 FP column 8
roll r1 DR 1,2 ift in a1
a1 ift r1 drm leader -1 column 8 final 2 result 1KIA
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 dr 5 rs for gl in a1
roll r3 dr 3 rs for gh in a1
random-selection of gl:r2,gh:r3 chosen gl in a1
gl eliminated
gh is broken,dm in a1
roll r5 DR 5,2 mc for gh in a1
gh checks LLMC r5 drm leader +1 morale 6 failed in a1
gh eliminated
by boris
turn 1 russian MPh   ok A7.301-kia-number
