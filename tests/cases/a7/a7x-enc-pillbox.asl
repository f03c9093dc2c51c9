# vector a7x-enc-pillbox
# Encirclement marked on pillbox occupants.
name = "a7x-enc-pillbox"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
p = { side = "russian", type = "4-4-7", kind = "squad" }
f1 = { side = "german", type = "4-6-7", kind = "squad" }
f2 = { side = "german", type = "4-6-7", kind = "squad" }
---
place p T3
p is in-pillbox
place f1 T2
place f2 T4
turn 1 german PFPh
a1 prep by f1 inherent 4 FP x2 PBF at T3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by f2 inherent 4 FP x2 PBF at T3
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
marker encircled on p   !! A7.7-who  = not encircled p
