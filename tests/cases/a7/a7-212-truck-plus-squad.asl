# vector a7-212-truck-plus-squad
# The truck shares the Location with a Known squad.
name = "a7-212-truck-plus-squad"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "russian", type = "4-6-7", kind = "squad" }
tr = { side = "german", type = "truck", class = "truck", afv = false, armed = false }
t = { side = "german", type = "4-4-7", kind = "squad" }
t3 = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
place tr K5 vca K4-L4
place t K5
place t3 M5
turn 1 german DFPh
a1 final by s inherent 4 FP at M5   !! A7.212-known-enemy-in-location  = not allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
