# vector A8.26-two-grain-eight
# An 8 counter is placed for it. 4 is due.
name = "A8.26-two-grain-eight"
printing = "2e"

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K7 = { is = ["grain"] }
K8 = { is = ["grain"] }

[units]
s = { side = "german", type = "4-4-7", kind = "squad" }
f = { side = "russian", type = "8-3-8", kind = "squad" }
g = { side = "russian", type = "8-3-8", kind = "squad" }
---
place s K5
place f K9
place g K9
turn 1 german MPh
s moves K6 1 MF
f los s exists hindrance +2
g los s exists hindrance +2
a1 first by f inherent 8 FP, g inherent 8 FP at K6 units s range 3 answers s total 16 FP column 16
roll r1 DR 5,4 ift in a1
a1 ift r1 drm Hindrance +2, FFNAM -1 final 10  = NMC  = residual 4
roll r8 DR 1,2 mc for s in a1
s checks NMC r8 morale 7 passed in a1
residual 8 FP at K6 from a1   !! A8.26-shift
turn 1 german DFPh
