# vector a7-mandatory-fg-rof-exempt
# FG of squad and MMG; the MMG keeps ROF and fires its second shot alone.
name = "a7-mandatory-fg-rof-exempt"
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
place s1 M2
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP, s1 sw:MMG 5 FP at M5 units t   = 9 FP
roll r1 DR 2,5 ift in a1
a1 ift r1
roll r2 DR 1,1 mc for t in a1
t checks 1MC r2 passed in a1
a2 prep by s1 sw:MMG 5 FP at M5 units t   = 5 FP
roll r3 DR 6,5 ift in a2
a2 ift r3
