# A8.41: a MG that kept its ROF in First Fire makes Final Fire in full, whether or not the line says so.
name = "own_final_fire_by_rof"
printing = "2e"

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german crew 2-2-8", sw = ["MMG"] }
m = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place m K9
by boris
place g1 K5
by anna
turn 1 russian MPh
m moves K8 1 MF not-assault seen-by g1
by boris
a1 first by g1 sw:MMG 5 FP at K8 range 3 answers m
roll r1 DR 1,6 ift in a1 by boris
a1 ift r1 drm FFMO -1, FFNAM -1

by anna
roll r2 DR 1,2 mc for m in a1 by anna
m checks 1MC r2 passed in a1
m moves K7 1 MF not-assault seen-by g1
turn 1 russian DFPh
by boris
a2 final by g1 sw:MMG 5 FP at K7 range 2 total 5 FP
roll r3 DR 6,4 ift in a2 by boris
a2 ift r3 result NE
