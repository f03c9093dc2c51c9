# vector a7-squad-three-sw
# A squad fires three SW in one fire phase.
name = "a7-squad-three-sw"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG1 = { fp = 3, range = 12, rof = 1, b = 12 }
LMG2 = { fp = 3, range = 12, rof = 1, b = 12 }
ATR = { range = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["LMG1", "LMG2", "ATR"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
t2 = { side = "russian", type = "4-4-7", kind = "squad" }
t3 = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 A0
place t A3
place t2 B3
place t3 C3
turn 1 german PFPh
a1 prep by s1 sw:LMG1 3 FP at A3
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
a2 prep by s1 sw:LMG2 3 FP at B3
roll r2 DR 6,5 ift in a2
a2 ift r2 result none
a3 prep by s1 sw:ATR at C3   !! A7.351-max-two  = allowed 2 of 3
roll r3 DR 6,5 to-hit in a3
a3 to-hit s1 sw:ATR r3 miss
