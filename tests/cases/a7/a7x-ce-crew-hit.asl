# vector a7x-ce-crew-hit
# MG fire on a CE tank: tank unhurt, crew checks with +2.
name = "a7x-ce-crew-hit"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "8-6-7", kind = "squad" }
tk = { side = "russian", type = "T-34", class = "tracked", afv = true, open-topped = false, ce = true }
---
place x K5
place tk K8 vca K7-L7
turn 1 german PFPh
a1 prep by x inherent 8 FP at K8
roll r1 DR 2,4 ift in a1
a1 ift r1 drm CE +2   = column 8  = tk: final 8  = tk: NMC  = vehicle none
tk suffers no-effect in a1   ok A7.307-armor-immune
roll r2 DR 1,2 mc for tk in a1
tk checks NMC r2 passed in a1
phase-end
