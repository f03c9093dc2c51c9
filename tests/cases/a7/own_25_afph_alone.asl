# A7.25: fire in the AFPh that is no Opportunity Fire asks for no Prep Fire counter; nor does Opportunity Fire that keeps ROF, until it is over.
name = "own_25_afph_alone"
printing = "2e"
excerpts = true

[players]
hans = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["MMG"] }
s2 = { side = "german", type = "4-6-7", kind = "squad" }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place s2 K6
place t M5
turn 1 german PFPh
marker opportunity-fire on s1
turn 1 german AFPh
a1 advancing by s2 inherent 4 FP x1/2 AFPh at M5   = 2 FP
roll r1 DR 5,6 ift in a1
a1 ift r1   = none
a2 opportunity by s1 inherent 4 FP, s1 sw:MMG 5 FP at M5   = 9 FP  = no counter on s2
roll r2 DR 2,5 ift in a2
a2 ift r2   = column 8  = 1MC
roll r3 DR 1,2 mc for t in a2   = no counter on s1
t checks 1MC r3 passed in a2
a3 opportunity by s1 sw:MMG 5 FP at M5   = ROF 2
roll r4 DR 5,6 ift in a3
a3 ift r4   = none
marker prep-fire on s1   = counter prep-fire on s1  = no counter on s2
phase-end
