# vector A9.22-mmg-wrong
# A German MMG (5) lays a Fire Lane of 4 FP. 5 FP: column 4, one left = 2 (4 in the ADJACENT hex).
name = "A9.22-mmg-wrong"
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
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place s K5
s is known
turn 1 russian MPh
s moves K6 1 MF not-assault seen-by f
by anna
a1 first by f sw:MMG 5 FP at K6 range 3 answers s total 5 FP column 4
roll r1 DR 4,3 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
f lane MMG to K5 4 FP in a1   !! A9.22-fp  = lane 2 FP
by boris
roll r2 DR 1,2 mc for s in a1 by boris
s checks 1MC r2 morale 7 passed in a1
turn 1 russian DFPh
