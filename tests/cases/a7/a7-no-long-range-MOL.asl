# vector a7-no-long-range-MOL
# MOL is used one hex beyond its normal range.
name = "a7-no-long-range-MOL"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MOL = { range = 1 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["MOL"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K6
place t K8
turn 1 german PFPh
a1 prep by s1 sw:MOL at K8   !! A7.22-exc-no-long-range  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
