# The A7.34 example: a 6-2-8 sprays C5 and C4. Each target takes half its FP; C4 is three hexes off, beyond the
# normal range of two, and takes half of that again. One Original 3 for both: 1MC on the column of 2 in C5, and in
# the woods of C4, +1 on the column of 1, a NMC.
# example A7.34-EX
name = "A7.34: a 6-2-8 sprays two hexes"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
C4 = { is = ["woods"] }

[units]
s = { side = "russian", type = "russian 6-2-8" }
t1 = { side = "german", type = "german 4-6-7" }
t2 = { side = "german", type = "german 4-6-7" }
---
place t1 C5
place t2 C4
attest tem C4 +1
by rudi
attest tem C4 +1
place s D6
turn 1 russian PFPh
a1 prep by s inherent 6 FP x1/2 spraying at C5,C4 range 2,3 total 3 FP column 2   = 3 FP at 1  = 1.5 FP at 2  = column 2  ok A7.34-as-mg-spraying  ok A7.34-capability  ok A7.34-range-three
roll r1 DR 1,2 ift in a1 by rudi
a1 ift r1 drm TEM +1 only t2 column 2 final 3 result 1MC   = column 2  = final 3  = 1MC  = t1: 1MC  = t2: NMC  ok A7.6-tem
marker prep-fire on s at D6
by gerda
roll r2 DR 5,3 mc for t1 in a1 by gerda
t1 checks 1MC r2 morale 7 failed in a1
t1 is broken,dm in a1
roll r3 DR 1,5 mc for t2 in a1 by gerda
t2 checks NMC r3 morale 7 passed in a1
by rudi
phase-end
