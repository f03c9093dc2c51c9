# What its own NMC does to a firer or its leader takes no FP and no leadership from the FPF that it was made by: nobody states the result,
# the targets check by it.
name = "A8.31: its own NMC takes nothing from the fire"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
s = { side = "german", type = "german 4-6-7", sw = [] }
e = { side = "russian", type = "russian 4-4-7", sw = [] }
t = { side = "german", type = "german 4-6-7", sw = [] }
f = { side = "russian", type = "russian 4-4-7", sw = [] }
l = { side = "russian", type = "8-1" }
---
place s K4
place e K1
place t S4
place f S1
place l S1
turn 1 german MPh
s moves K3 1 MF not-assault seen-by e
a1 first by e inherent 4 FP at K3 range 2 answers s total 4 FP column 4
roll r1 DR 4,5 ift in a1
a1 ift r1 drm FFMO -1, FFNAM -1 column 4 final 7 result PTC
marker first-fire on e
roll r9 DR 3,2 tc for s in a1
s checks PTC r9 passed in a1
s moves J2 1 MF not-assault seen-by e
marker final-fire on e
s moves K2 1 MF not-assault seen-by e
a3 fpf by e inherent 4 FP x1/2 FPF x2 PBF at K2 range 1 answers s total 4 FP column 4
roll r3 DR 2,5 ift in a3
a3 ift r3 drm FFMO -1, FFNAM -1 column 4 final 5
e checks NMC r3 passed in a3
e is pinned in a3
roll r4 DR 1,3 mc for s in a3
s checks 1MC r4 passed in a3
t moves S3 1 MF not-assault seen-by f
a5 first by f inherent 4 FP at S3 range 2 answers t directed-by l total 4 FP column 4
roll r5 DR 6,5 ift in a5
a5 ift r5 drm leader -1, FFMO -1, FFNAM -1 column 4 final 8 result NE
marker first-fire on f
t moves S2 1 MF not-assault seen-by f
marker final-fire on f
a6 fpf by f inherent 4 FP x1/2 FPF x2 PBF at S2 range 1 answers t directed-by l total 4 FP column 4
roll r6 DR 6,2 ift in a6
a6 ift r6 drm leader -1, FFMO -1, FFNAM -1 column 4 final 5
l checks NMC r6 passed in a6
l is pinned in a6
f checks NMC r6 failed in a6
f is broken in a6
roll r7 DR 1,3 mc for t in a6
t checks 1MC r7 passed in a6
turn 1 german DFPh
