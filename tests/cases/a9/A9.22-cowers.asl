# vector A9.22-cowers
# The squad and MG, undirected, roll 3,3 and the lane is placed all the same. No lane when the manning Infantry cowers.
name = "A9.22-cowers"
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
a1 first by f inherent 4 FP, f sw:MMG 5 FP at K6 range 3 answers s total 9 FP column 8
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 4 result 2MC   = column 6
f lane MMG to K5 2 FP in a1   !! A9.22-none-if  = no lane
by boris
roll r2 DR 1,2 mc for s in a1 by boris
s checks 2MC r2 morale 7 passed in a1
turn 1 russian DFPh
