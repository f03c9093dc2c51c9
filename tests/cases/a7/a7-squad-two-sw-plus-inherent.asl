# vector a7-squad-two-sw-plus-inherent
# A squad fires two LMG and its inherent FP in the PFPh.
name = "a7-squad-two-sw-plus-inherent"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG1 = { fp = 3, range = 12, rof = 1, b = 12 }
LMG2 = { fp = 3, range = 12, rof = 1, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG1", "LMG2"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 A0
place t A3
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s1 sw:LMG1 3 FP, s1 sw:LMG2 3 FP at A3   !! A7.351-two-cost-inherent   = 6 FP
roll r1 DR 6,5 ift in a1
a1 ift r1
