# The Residual FP of a Location attacks before a Fire Lane does (A9.222): one source says so, and it is asked.
name = "own_a9_222_order"
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
g = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
u = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
place g L9
by boris
place s K5
place t J6
place u L6
s is known
t is known
u is known
turn 1 russian MPh
s moves K6 1 MF not-assault seen-by f,g
by anna
a1 first by f sw:HMG 7 FP at K6 units s range 3 answers s total 7 FP column 6
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
f lane HMG to K6 4 FP in a1
a2 first by g inherent 4 FP at K6 units s answers s total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
residual 2 FP at K6 from a2
by boris
s ends
t moves K6 1 MF not-assault seen-by f,g
by anna
a3 first by f sw:fire-lane.HMG 4 FP at K6 units t range 3 answers t total 4 FP column 4   ?? A9.222-order
roll r3 DR 6,5 ift in a3 by anna
a3 ift r3 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
a4 residual at K6 units t answers t total 2 FP column 2
roll r4 DR 6,5 ift in a4 by anna
a4 ift r4 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
by boris
t ends
u moves K6 1 MF not-assault seen-by f,g
by anna
a5 residual at K6 units u answers u total 2 FP column 2
roll r5 DR 6,5 ift in a5 by anna
a5 ift r5 drm FFMO -1, FFNAM -1 column 2 final 9 result NE
a6 first by f sw:fire-lane.HMG 4 FP at K6 units u range 3 answers u total 4 FP column 4   ok A9.222-order
roll r6 DR 6,5 ift in a6 by anna
a6 ift r6 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
by boris
turn 1 russian DFPh
