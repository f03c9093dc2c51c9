# vector a7x-pin-unmarked
# MC passed with the highest passing DR, no Pin marker follows.
name = "a7x-pin-unmarked"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
x = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-6-7", kind = "squad" }
---
place x K5
place t K8
turn 1 german PFPh
a1 prep by x inherent 4 FP at K8
roll r1 DR 2,4 ift in a1
a1 ift r1   = NMC
roll r2 DR 3,4 mc for t in a1
t checks NMC r2 morale 7 passed in a1   ok A7.303-nmc
phase-end   !! A7.8-counter  = t: Pin
