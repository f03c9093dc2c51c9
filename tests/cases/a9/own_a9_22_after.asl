# A Fire Lane attacks MF that are spent behind it; who takes it off says why, and its MG stays marked (A9.22, A9.223).
name = "own_a9_22_after"
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
place s K4
place t K4
s is known
t is known
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by f
by anna
a1 first by f sw:HMG 7 FP at K5 range 4 answers s total 7 FP column 6
roll r1 DR 1,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 4 result 2MC
f lane HMG to K5 4 FP in a1
by boris
roll r2 DR 1,2 mc for s in a1 by boris
s checks 2MC r2 morale 7 passed in a1
by anna
a2 first by f sw:fire-lane.HMG 4 FP at K5 range 4 answers s total 4 FP column 4   ?? A9.22-attacks
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
by boris
s ends
t moves K5 1 MF not-assault seen-by f
by anna
a3 first by f sw:fire-lane.HMG 4 FP at K5 range 4 answers t total 4 FP column 4   ok A9.22-attacks
roll r4 DR 6,5 ift in a3 by anna
a3 ift r4 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
f lane HMG to K5 4 FP removed   ?? A9.223-ends
a4 first by f sw:HMG rof 7 FP at K5 range 4 answers t total 7 FP column 6   ?? A9.22-marks
roll r5 DR 6,5 ift in a4 by anna
a4 ift r5 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
