# vector a7-cower-exempt-hero_smc
# 8 FP by hero_smc, undirected doubles 4+4.
name = "a7-cower-exempt-hero_smc"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "russian", type = "8-6-7", kind = "hero" }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place x M2
place t M5
turn 1 german DFPh
a1 final by x inherent 8 FP at M5
roll r1 DR 4,4 ift in a1
a1 ift r1   = column 8  = NMC
