# vector a7-cower-exempt-vehicular_mg
# 8 FP by vehicular_mg, undirected doubles 4+4.
name = "a7-cower-exempt-vehicular_mg"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "russian", type = "T-34", class = "tracked", afv = true, open-topped = false, ce = false, weapons.CMG = { fp = 8, range = 12 } }
t = { side = "german", type = "4-6-7", kind = "squad" }
---
place x K5 vca L4-L5
place t M5
turn 1 german DFPh
a1 final by x CMG 8 FP at M5
roll r1 DR 4,4 ift in a1
a1 ift r1 column 8   = column 8  = NMC  ok A7.9-exempt-firers
