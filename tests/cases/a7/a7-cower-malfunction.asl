# vector a7-cower-malfunction
# LMG (2 FP, B12) alone at normal range, 6+6: Cowers and still malfunctions.
name = "a7-cower-malfunction"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 2, range = 12, rof = 1, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 M2
place t M5
turn 1 german PFPh
a1 prep by s1 sw:LMG 2 FP at M5
roll r1 DR 6,6 ift in a1
a1 ift r1   = column 1  = none  = malfunctions s1 sw:LMG
s1 malfunctions sw:LMG r1
