# vector a7-cower-exempt-fire_lane
# 8 FP by fire_lane, undirected doubles 4+4.
name = "a7-cower-exempt-fire_lane"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
fire-lane = { fp = 8, range = 12 }

[units]
x = { side = "russian", type = "8-6-7", kind = "squad", sw = ["fire-lane"] }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place x M2
place t M5
turn 1 german DFPh
a1 final by x sw:fire-lane 8 FP at M5   ?? A9.223-ends
roll r1 DR 4,4 ift in a1
a1 ift r1   = column 8  = NMC
