# vector a7-cower-british-second-line
# British second-line squads are not exempt.
name = "a7-cower-british-second-line"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "russian", type = "8-6-7", kind = "squad", nation = "british", quality = "second-line" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place x M2
place t M5
turn 1 german DFPh
a1 final by x inherent 8 FP at M5
roll r1 DR 4,4 ift in a1
a1 ift r1   = column 6  = PTC
