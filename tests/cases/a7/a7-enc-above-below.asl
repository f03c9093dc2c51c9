# vector a7-enc-above-below
# Enemies on the ground floor and the second level fire at the first level of the same building hex.
name = "a7-enc-above-below"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f1 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
f2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place f1 T3
place t T3 level 1
place f2 T3 level 2
turn 1 german PFPh
a1 prep by f1 inherent 4 FP x2 PBF at T3/1
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by f2 inherent 4 FP x2 PBF at T3/1   = pattern vertical
roll r2 DR 6,5 ift in a2
a2 ift r2
marker encircled at T3   ok A7.7-above-and-below  ok A7.7-two-units  = encircled t
