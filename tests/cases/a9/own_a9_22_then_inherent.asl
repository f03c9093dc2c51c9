# A Fire Lane is its MG's: a squad that laid one has fired one SW, and its inherent FP in full in Final Fire (A7.353, A9.22).
name = "own_a9_22_then_inherent"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
f = { side = "german", type = "german 4-6-7", sw = ["HMG", "LMG"], weapons = { HMG = "german hmg", LMG = "german lmg" } }
g = { side = "german", type = "german 4-6-7", sw = ["HMG", "LMG"], weapons = { HMG = "german hmg", LMG = "german lmg" } }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K5
place g R5
by boris
place r K8
place s K9
place t R8
turn 1 russian MPh
r moves K7 1 MF not-assault
by anna
a1 first by f sw:HMG 7 FP at K7 range 2 answers r total 7 FP column 6
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 6 final 9 result NE
f lane HMG to K9 4 FP in a1
by boris
r moves K6 1 MF not-assault
s moves K8 1 MF not-assault
by anna
a2 first by f sw:fire-lane.HMG 4 FP at K8 range 3 answers s total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
by boris
t moves R7 1 MF not-assault
by anna
a3 first by g sw:HMG 7 FP, g sw:LMG 3 FP at R7 range 2 answers t total 10 FP column 8
roll r3 DR 6,5 ift in a3 by anna
a3 ift r3 drm FFMO -1, FFNAM -1 column 8 final 9 result PTC
roll r6 DR 2,2 tc for t in a3 by boris
t checks PTC r6 morale 7 passed in a3
residual 4 FP at R7 from a3
by boris
t moves R6 1 MF not-assault
by anna
turn 1 russian DFPh
a4 final by f inherent 4 FP x2 PBF at K6 units r range 1 total 8 FP column 8
roll r4 DR 6,5 ift in a4 by anna
a4 ift r4 column 8 final 11 result NE
# Two SW cost the inherent FP: half of them are left near by.
a5 final by g inherent 4 FP x2 PBF at R6 units t range 1 total 8 FP column 8   !! A7.353-half-retained
roll r5 DR 6,5 ift in a5 by anna
a5 ift r5 column 8 final 11 result NE
