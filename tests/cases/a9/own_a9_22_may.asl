# Who lays a Fire Lane: not in its own MPh, nor pinned, nor at a target beyond Normal Range (A9.22).
name = "own_a9_22_may"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
g = { side = "german", type = "german 4-6-7", sw = ["LMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K15
place g V9
by boris
place s K4
s is known
by anna
turn 1 german MPh
g lane LMG to V5 1 FP   !! A9.22-may
by boris
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by f
by anna
g lane LMG to V5 1 FP   ?? A9.22-may
a1 first by f sw:LMG 3 FP x1/2 long-range at K5 range 10 answers s total 1.5 FP column 1
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 1 final 9 result NE
f lane LMG to K5 1 FP in a1   !! A9.22-may  !! A9.22-where
g is pinned   ?? LOG.no-cause
g lane LMG to V5 1 FP   !! A9.22-may
by boris
turn 1 russian DFPh
