# A8.3: a MG that kept its ROF is in its First Fire beside the Subsequent First Fire of its squad, with its own B#.
name = "own_rof_beside_subsequent"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
ATR = "atr"
LMG = "german lmg"
MMG = "german mmg"

[units]
m = { side = "russian", type = "russian 4-4-7", sw = [] }
f1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
---
by anna
place m K9
by boris
place f1 K5
by anna
turn 1 russian MPh
m moves K8 1 MF not-assault seen-by f1
by boris
a1 first by f1 inherent 4 FP, f1 sw:MMG 5 FP at K8 range 3 answers m
roll r1 DR 2,6 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1
marker first-fire on f1
by anna
roll r5 DR 1,2 mc for m in a1
m checks 1MC r5 passed in a1
m moves K7 1 MF not-assault seen-by f1
by boris
a2 subsequent by f1 inherent 4 FP x1/2 SFF, f1 sw:MMG 5 FP at K7 range 2 answers m
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFMO -1, FFNAM -1
marker final-fire on f1
by anna
phase-end
