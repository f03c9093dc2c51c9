# vector a7-mg-doubled-with-squad
# 4-6-7 with a 3-FP LMG at an ADJACENT target: (4+3)x2 = 14.
name = "a7-mg-doubled-with-squad"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad" }
s2 = { side = "german", type = "3-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 X0
place s2 X0
place t X1
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x2 PBF, s2 inherent 3 FP x2 PBF at X1   = 14 FP  = column 12
