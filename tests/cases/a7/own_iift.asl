# The Incremental IFT has columns of half FP: 2.5 is one, and 2 is not the column of 2.5 FP.
name = "own_iift"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[house]
iift = true

[units]
s = { side = "german", type = "5-4-8", kind = "squad" }
s2 = { side = "german", type = "5-4-8", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s K2
place s2 L2
place t K8
place t2 L8
turn 1 german PFPh
a1 prep by s inherent 5 FP x1/2 long-range at K8 total 2.5 FP column 2.5   = 2.5 FP  = column 2.5  ok A7.3-column-floor
roll r1 DR 3,2 ift in a1
a1 ift r1 column 2.5 final 5 result NMC   = column 2.5  = NMC
roll r2 DR 2,2 mc for t in a1
t checks NMC r2 passed in a1
a2 prep by s2 inherent 5 FP x1/2 long-range at L8 column 2   !! A7.3-column-floor  = column 2.5
