# vector A9.2-colored
# A German MMG (ROF 2) rolls colored 3, white 1 and fires again. 3 > 2: ROF lost.
name = "A9.2-colored"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place e K5
e is known
by anna
turn 1 german PFPh
a1 prep by f sw:MMG 5 FP at K5 range 4 total 5 FP column 4
roll r1 DR 3,1 ift in a1 by anna
a1 ift r1 column 4 final 4 result 1MC   = no ROF
roll r2 DR 1,2 mc for e in a1 by boris
e checks 1MC r2 morale 7 passed in a1
a2 prep by f sw:MMG 5 FP rof at K5 range 4 total 5 FP column 4   !! A9.2-rof-kept
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 column 4 final 11 result NE
marker prep-fire on f
