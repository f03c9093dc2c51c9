# vector a7-hs-lmg-plus-inherent
# A 2-4-7 HS adds its inherent FP to its LMG.
name = "a7-hs-lmg-plus-inherent"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 12, rof = 1, b = 12 }

[units]
h1 = { side = "german", type = "2-6-7", kind = "hs", sw = ["LMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place h1 A0
place t A3
turn 1 german PFPh
a1 prep by h1 inherent 2 FP, h1 sw:LMG 3 FP at A3   !! A7.352-small-unit-loses-inherent   = 3 FP  = column 2
roll r1 DR 6,5 ift in a1
a1 ift r1
