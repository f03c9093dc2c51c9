# vector A7.7-EX-2
# A four-hex FG in T3, U4, U5 and T5 firing on T4 encircles it by itself if its FP can give a MC on an Original 2.
name = "A7.7-EX-2"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
fT3 = { side = "german", type = "4-6-7", kind = "squad" }
fU4 = { side = "german", type = "4-6-7", kind = "squad" }
fU5 = { side = "german", type = "4-6-7", kind = "squad" }
fT5 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place fT3 T3
place fU4 U4
place fU5 U5
place fT5 T5
place t T4
turn 1 german PFPh
a1 prep by fT3 inherent 4 FP x2 PBF, fU4 inherent 4 FP x2 PBF, fU5 inherent 4 FP x2 PBF, fT5 inherent 4 FP x2 PBF at T4   = 32 FP  = column 30  = chain T3-U4-U5-T5  = connected  = pattern b
roll r1 DR 6,5 ift in a1
a1 ift r1
marker encircled at T4   ok A7.7-geometry-three-vertices  ok A7.7-two-units  = encircled t
