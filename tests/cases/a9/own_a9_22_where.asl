# A Fire Lane lies along a Hex Grain, or an Alternate one whose side is said, through its target (A9.22, A9.221).
name = "own_a9_22_where"
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
---
by anna
place f K9
by boris
place s L6
s is known
turn 1 russian MPh
s moves L7 1 MF not-assault seen-by f
by anna
a1 first by f sw:HMG 7 FP at L7 range 2 answers s total 7 FP column 6
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
f lane HMG to L5 4 FP in a1   !! A9.22-where
f lane HMG to M6 left 4 FP in a1   ok A9.22-where  ok A9.22-may
f lane HMG to L6 left 4 FP in a1   ok A9.22-where  ?? A9.22-may
f lane HMG to M7 left 4 FP in a1   !! A9.22-where
f lane HMG to M7 right 4 FP in a1   ok A9.22-where
f lane HMG to K5 4 FP in a1   !! A9.22-where  ?? A9.22-may
f lane HMG to K5 removed   ?? A9.223-ends
by boris
turn 1 russian DFPh
