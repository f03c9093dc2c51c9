# vector a7-squad-two-sw-different-targets
# A squad fires LMG and ATR at two different targets, no inherent FP.
name = "a7-squad-two-sw-different-targets"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 12, rof = 1, b = 12 }
ATR = { range = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG", "ATR"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 A0
place t A3
place t2 C3
turn 1 german PFPh
a1 prep by s1 sw:LMG 3 FP at A3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by s1 sw:ATR at C3   = no inherent left
roll r2 DR 6,5 to-hit in a2
a2 to-hit s1 sw:ATR r2 miss
