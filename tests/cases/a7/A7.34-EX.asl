# vector A7.34-EX
# A 6-2-8 sprays C5 (2 hexes) and C4 (3 hexes, beyond its normal range 2): 3 FP and 3/2 FP; Original 3 gives 1MC and, with woods +1, NMC.
name = "A7.34-EX"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "6-2-8", kind = "squad", spraying = true }
t1 = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
attest tem C4 +1
place s D6
place t1 C5
place t2 C4
turn 1 german PFPh
a1 prep by s inherent 6 FP x1/2 spraying at C5,C4   = 3 FP at C5  = 1.5 FP at C4  = range 2 at C5  = range 3 at C4  = column 2 at C5  = column 1 at C4  ok A7.34-as-mg-spraying
roll r1 DR 1,2 ift in a1
a1 ift r1 drm TEM +1 only t2   = 1MC at C5  = NMC at C4  = t2: final 4  ok A7.6-tem
roll r2 DR 2,2 mc for t1 in a1
t1 checks 1MC r2 passed in a1
roll r3 DR 2,3 mc for t2 in a1
t2 checks NMC r3 passed in a1
phase-end   = open checks 0
