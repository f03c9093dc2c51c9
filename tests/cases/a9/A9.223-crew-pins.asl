# vector A9.223-crew-pins
# The squad manning a Fire Lane MG is pinned in that MPh; the next mover is still attacked by the lane. A pin ends it.
name = "A9.223-crew-pins"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
f = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
by boris
place s K5
place t L5
s is known
t is known
turn 1 russian MPh
s moves K6 1 MF not-assault seen-by f
by anna
a1 first by f sw:HMG 7 FP at K6 range 3 answers s total 7 FP column 6
roll r1 DR 2,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 6 result 1MC
f lane HMG to K5 4 FP in a1   ok A9.22-may  ok A9.22-none-if  ok A9.22-fp  ok A9.22-where
by boris
roll r2 DR 1,2 mc for s in a1 by boris
s checks 1MC r2 morale 7 passed in a1
by anna
f is pinned   ?? LOG.no-cause
by boris
s ends
t moves K6 1 MF not-assault seen-by f
by anna
a2 first by f sw:fire-lane.HMG 4 FP at K6 range 3 answers t total 4 FP column 4   !! A9.223-ends  = not allowed
roll r3 DR 3,4 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
by boris
roll r4 DR 1,2 mc for t in a2 by boris
t checks 1MC r4 morale 7 passed in a2
turn 1 russian DFPh
