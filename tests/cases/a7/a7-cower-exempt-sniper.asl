# vector a7-cower-exempt-sniper
# 8 FP by sniper, undirected doubles 4+4.
name = "a7-cower-exempt-sniper"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
sniper = { fp = 8, range = 12 }

[units]
x = { side = "russian", type = "8-6-7", kind = "squad", sw = ["sniper"] }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place x M2
place t M5
turn 1 german DFPh
a1 final by x sw:sniper 8 FP at M5
roll r1 DR 4,4 ift in a1
a1 ift r1   = column 8  = NMC
