# vector a7-enc-single-mmg-twice
# One unit's MMG fires twice (ROF) and Encirclement is claimed through its two attacks.
name = "a7-enc-single-mmg-twice"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["MMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 T2
place t T3
turn 1 german PFPh
a1 prep by s1 sw:MMG 5 FP x2 PBF at T3
roll r1 DR 2,6 ift in a1
a1 ift r1 result NMC
roll r9 DR 3,3 mc for t in a1
t checks NMC r9 passed in a1
a2 prep by s1 sw:MMG 5 FP x2 PBF at T3
roll r2 DR 6,5 ift in a2
a2 ift r2
marker encircled at T3   !! A7.7-two-units  = not encircled t
