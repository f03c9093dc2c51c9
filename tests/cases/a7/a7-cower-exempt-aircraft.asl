# vector a7-cower-exempt-aircraft
# 8 FP by aircraft, undirected doubles 4+4.
name = "a7-cower-exempt-aircraft"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "russian", aircraft = true, weapons.MG = { fp = 8, range = 12 } }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place x M2
place t M5
turn 1 german DFPh
a1 final by x MG 8 FP at M5
roll r1 DR 4,4 ift in a1
a1 ift r1 column 8 result NMC   = column 8  = NMC  = does not cower  ok A7.9-exempt-firers
