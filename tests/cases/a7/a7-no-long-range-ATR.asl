# vector a7-no-long-range-ATR
# ATR is used one hex beyond its normal range.
name = "a7-no-long-range-ATR"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
ATR = { range = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["ATR"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K-5
place t K8
turn 1 german PFPh
a1 prep by s1 sw:ATR at K8   !! A7.22-exc-no-long-range  = not allowed
roll r1 DR 6,5 to-hit in a1
a1 to-hit s1 sw:ATR r1 miss
