# vector a7-mg-doubled-with-squad
# 4-6-7 with a 3-FP LMG at an ADJACENT target: (4+3)x2 = 14.
name = "a7-mg-doubled-with-squad"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 8, rof = 1, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place t K6
turn 1 german PFPh
a1 prep by s1 inherent 4 FP x2 PBF, s1 sw:LMG 3 FP x2 PBF at K6   = 14 FP  = column 12
