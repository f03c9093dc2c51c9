# An enemy MMC in the Location of the MG ends its Fire Lane, and without a lane nothing attacks by one (A9.223).
name = "own_a9_223_entered"
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
s = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "russian", type = "russian 4-4-7", sw = [] }
v = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K9
place g V9
f is known
by boris
place s K7
place t L9
place v K6
t is known
v is known
s is known
turn 1 russian MPh
s moves K8 1 MF not-assault seen-by f
by anna
a1 first by f sw:HMG 7 FP x2 PBF at K8 range 1 answers s total 14 FP column 12
roll r1 DR 2,6 ift in a1 by anna
a1 ift r1 drm FFMO -1, FFNAM -1 column 12 final 6 result 2MC
f lane HMG to K5 4 FP in a1
by boris
roll r2 DR 1,2 mc for s in a1 by boris
s checks 2MC r2 morale 7 passed in a1
s ends
t moves K9 1 MF not-assault seen-by f   !! A4.14-enemy-location
by anna
a5 first by f sw:HMG 7 FP x3 TPBF rof at K9 range 0 answers t total 21 FP column 20   ok A9.22-silent
roll r6 DR 6,5 ift in a5 by anna
a5 ift r6 drm FFMO -1, FFNAM -1 column 20 final 9 result 1MC
by boris
roll r7 DR 1,2 mc for t in a5 by boris
t checks 1MC r7 morale 7 passed in a5
t ends
v moves K7 1 MF not-assault seen-by f
by anna
a2 first by f sw:fire-lane.HMG 4 FP at K7 range 2 answers v total 4 FP column 4   ?? A9.223-entered
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
a3 first by g sw:fire-lane.HMG 4 FP at K7 answers v total 4 FP column 4   ?? A9.223-ends
roll r4 DR 6,5 ift in a3 by anna
a3 ift r4 drm FFMO -1, FFNAM -1 column 4 final 9 result NE
by boris
turn 1 russian DFPh
by anna
a4 final by f sw:HMG 7 FP x2 PBF x1/2 final-fire at K8 range 1 total 7 FP column 6   ok A9.22-marks   !! A7.212-known-enemy-in-location
roll r5 DR 4,5 ift in a4 by anna
a4 ift r5 column 6 final 9 result NE
marker final-fire on f
