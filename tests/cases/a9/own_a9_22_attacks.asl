# Attacks of a Fire Lane: along it, by itself, with no DRM of its firers, by its FP, doubled in the ADJACENT hex (A9.22 to A9.223).
name = "own_a9_22_attacks"
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
l = { side = "german", type = "9-1", sw = [] }
g = { side = "german", type = "german 4-6-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
v = { side = "russian", type = "russian 4-4-7", sw = [] }
w = { side = "russian", type = "russian 4-4-7", sw = [] }
x = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
place l K9
place g K9
by boris
place s K4
place t J5
place v L8
place w L7
place x L6
t is known
v is known
w is known
x is known
s is known
turn 1 russian MPh
s moves K5 1 MF not-assault seen-by f
by anna
a1 first by f sw:HMG 7 FP at K5 range 4 answers s total 7 FP column 6
roll r1 DR 2,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 6 result 1MC
f lane HMG to K5 4 FP in a1
by boris
roll r2 DR 1,2 mc for s in a1 by boris
s checks 1MC r2 morale 7 passed in a1
s ends
t moves K6 1 MF not-assault seen-by f
by anna
a2 first by f sw:fire-lane.HMG 6 FP at K6 range 3 answers t directed-by l total 6 FP column 6   !! A9.22-fp
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1, leader -1, smoke +1 column 6 final 9 result NE   !! A9.222-not-reduced   !! A9.222-soft-cancel   ?? A9.222-no-leader   !! A4.6-open-ground   ?? A7.6-hindrance
by boris
t moves L6 1 MF not-assault seen-by f
by anna
a3 first by f sw:fire-lane.HMG 4 FP at L6 range 3 answers t total 4 FP column 4   !! A9.22-where
roll r4 DR 6,5 ift in a3 by anna
a3 ift r4 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
by boris
t ends
v moves K8 1 MF not-assault seen-by f
by anna
a4 first by f sw:fire-lane.HMG 4 FP x2 PBF at K8 range 1 answers v total 8 FP column 8   ok A9.22-fp  ok A9.222-order
roll r5 DR 6,5 ift in a4 by anna
a4 ift r5 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC   ok A9.222-no-leader
by boris
roll r6 DR 1,2 tc for v in a4 by boris
v checks PTC r6 morale 7 passed in a4
v ends
w moves K7 1 MF not-assault seen-by f
by anna
a5 first by f sw:fire-lane.HMG 4 FP, g inherent 4 FP at K7 range 2 answers w total 8 FP column 8   ?? A9.222-order
roll r7 DR 6,5 ift in a5 by anna
a5 ift r7 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
by boris
roll r8 DR 1,2 tc for w in a5 by boris
w checks PTC r8 morale 7 passed in a5
turn 1 russian DFPh
by anna
a6 final by f sw:HMG 7 FP rof at L6 range 3 total 7 FP column 6   ?? A9.22-marks
roll r9 DR 6,5 ift in a6 by anna
a6 ift r9 column 6 final 11 result NE
marker final-fire on f
