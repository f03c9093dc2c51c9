# A Fire Lane attacks an expenditure once, of however many MF it is; its DR tests the MG, which leaves no other Residual FP (A9.22, A9.223).
name = "own_a9_22_twice"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["woods"] }

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
place t J5
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by f
by anna
a1 first by f sw:HMG 7 FP at K5 range 4 answers s total 7 FP column 6
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
f lane HMG to K5 4 FP in a1
residual 2 FP at K5 from a1   ?? A9.22-marks
by boris
s ends
t moves K6 2 MF not-assault seen-by f
by anna
a2 first by f sw:fire-lane.HMG 4 FP at K6 range 3 answers t total 4 FP column 4   ok A9.22-attacks
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm TEM +1, FFNAM -1 column 4 final 11 result NE
a3 first by f sw:fire-lane.HMG 4 FP at K6 range 3 answers t total 4 FP column 4   ?? A9.22-attacks
roll r3 DR 6,6 ift in a3 by anna
a3 ift r3 drm TEM +1, FFNAM -1 column 4 final 12 result NE
by boris
turn 1 russian DFPh   ?? A9.223-ends
