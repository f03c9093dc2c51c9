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
place s D6
place t1 C5
place t2 C4
turn 1 german PFPh
a1 prep by s inherent 6 FP x1/2 spraying at C5,C4   = 3 FP at 1  = 1.5 FP at 2  ok A7.34-as-mg-spraying
