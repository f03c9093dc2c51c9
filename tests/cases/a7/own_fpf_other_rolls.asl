# What is no NMC of FPF: another roll than that of the attack, one with another DRM than leadership (A8.31).
name = "own_fpf_other_rolls"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s4 = { side = "german", type = "german 4-6-7", sw = [] }
s5 = { side = "german", type = "german 4-6-7", sw = [] }
r4 = { side = "russian", type = "russian 4-4-7", sw = [] }
r5 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place s4 N5
marker final-fire on s4 at N5
place r4 N7
place s5 R5
marker final-fire on s5 at R5
place r5 R7
turn 1 russian MPh
r4 moves N6 1 MF not-assault seen-by s4
a4 fpf by s4 inherent 4 FP x2 PBF x1/2 FPF at N6 units r4 range 1 answers r4 total 4 FP column 4
roll r4 DR 2,5 ift in a4
a4 ift r4 drm FFMO -1, FFNAM -1 column 4 final 5 result 1MC
roll r41 DR 2,2 mc for s4 in a4
s4 checks NMC r41 morale 7 passed in a4   !! A8.31-own-nmc
roll r42 DR 2,2 mc for r4 in a4
r4 checks 1MC r42 morale 7 passed in a4
r5 moves R6 1 MF not-assault seen-by s5
a5 fpf by s5 inherent 4 FP x2 PBF x1/2 FPF at R6 units r5 range 1 answers r5 total 4 FP column 4
roll r5 DR 3,5 ift in a5
a5 ift r5 drm FFMO -1, FFNAM -1 column 4 final 6 result NMC
s5 checks NMC r5 drm FFMO -1 morale 7 passed in a5   !! A8.31-nmc-leader-only
s5 is pinned in a5
roll r52 DR 2,2 mc for r5 in a5
r5 checks NMC r52 morale 7 passed in a5
turn 1 russian DFPh
