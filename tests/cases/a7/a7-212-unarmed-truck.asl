# vector a7-212-unarmed-truck
# The only Known enemy in the Location is an empty, unarmed truck.
name = "a7-212-unarmed-truck"
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
---
place s K5
place tr K5 vca K4-L4
place t M5
turn 1 german DFPh
a1 final by s inherent 4 FP at M5   = allowed
roll r1 DR 6,5 ift in a1
a1 ift r1
