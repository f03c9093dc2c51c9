# vector a7-mandatory-fg-own-mg
# A squad attacks a target with its inherent FP and again, separately, with its LMG (first shot).
name = "a7-mandatory-fg-own-mg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 12, rof = 1, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place t M5
turn 1 german PFPh
a1 prep by s1 inherent 4 FP at M5 units t
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by s1 sw:LMG 3 FP at M5 units t   !! A7.55-mandatory-fg  = one attack 7 FP
roll r2 DR 6,5 ift in a2
a2 ift r2
