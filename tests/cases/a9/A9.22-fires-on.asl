# vector A9.22-fires-on
# With its Fire Lane in place the MG First Fires at another mover elsewhere. Silent until the DFPh.
name = "A9.22-fires-on"
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
place t N7
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
s ends
t moves N8 1 MF not-assault seen-by f
by anna
a2 first by f sw:HMG 7 FP at N8 range 3 answers t total 7 FP column 6   !! A9.22-silent  = not allowed
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
by boris
turn 1 russian DFPh
