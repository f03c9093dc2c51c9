# vector A9.2-group
# A group with a MMG (ROF 2) and a LMG (ROF 1) rolls colored 2; then the MMG fires again. The MMG keeps its ROF, the LMG loses it.
name = "A9.2-group"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"
LMG = "german lmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
g = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
place g K9
by boris
place e K5
e is known
by anna
turn 1 german PFPh
a1 prep by f inherent 4 FP, g inherent 4 FP, f sw:MMG 5 FP, g sw:LMG 3 FP at K5 range 4 total 16 FP column 16   = column 16
roll r1 DR 2,5 ift in a1 by anna
a1 ift r1 column 16 final 7 result 2MC   = 2MC  = ROF kept by MMG  = ROF lost by LMG
roll r2 DR 1,2 mc for e in a1 by boris
e checks 2MC r2 morale 7 passed in a1
a2 prep by f sw:MMG 5 FP rof at K5 range 4 total 5 FP column 4   ok A9.2-rof-kept
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 column 4 final 11 result NE
marker prep-fire on f
marker prep-fire on g
