# A Fire Lane that was laid before its attack cowered lies nowhere: it attacks nobody, and is taken off (A9.22, A9.223).
name = "own_a9_22_cowers_later"
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
g = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
h = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
u = { side = "russian", type = "russian 4-4-7", sw = [] }
v = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
place g S9
place h S9
by boris
place s K4
place t K4
place u S4
place v S4
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by f
by anna
a1 first by f sw:HMG 7 FP at K5 range 4 answers s total 7 FP column 6
f lane HMG to K5 4 FP
roll r1 DR 4,4 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 6 result NMC
by boris
roll r2 DR 1,2 mc for s in a1 by boris
s checks NMC r2 morale 7 passed in a1
s ends
t moves K5 1 MF not-assault seen-by f
by anna
a2 first by f sw:fire-lane.HMG 4 FP at K5 range 4 answers t total 4 FP column 4   !! A9.22-none-if
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
f lane HMG to K5 4 FP removed   ok A9.223-ends
by boris
t ends
u moves S5 1 MF not-assault seen-by g
by anna
a3 first by g sw:HMG 7 FP, h inherent 4 FP at S5 range 4 answers u total 11 FP column 8
g lane HMG to S5 4 FP in a3
roll r4 DR 5,5 ift in a3 by anna
a3 ift r4 drm FFMO -1, FFNAM -1 column 6 final 8 result PTC
by boris
roll r6 DR 1,2 tc for u in a3 by boris
u checks PTC r6 morale 7 passed in a3
u ends
v moves S5 1 MF not-assault seen-by g
by anna
# Which of the two cowered, dice have still to tell.
a4 first by g sw:fire-lane.HMG 4 FP at S5 range 4 answers v total 4 FP column 4   ?? A9.22-none-if
roll r5 DR 6,5 ift in a4 by anna
a4 ift r5 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
by boris
turn 1 russian DFPh   !! A7.9-fg-random-selection
