# vector a7-opportunity-full-fp-and-rof
# A 4-6-7 with a MMG on Opportunity Fire: 4+5 = 9 FP in the AFPh, MMG keeps ROF and fires again at 5.
name = "a7-opportunity-full-fp-and-rof"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = { fp = 5, range = 12, rof = 2, b = 12 }

[units]
s1 = { side = "german", type = "4-6-7", kind = "squad", sw = ["MMG"] }
t = { side = "russian", type = "4-4-7", kind = "squad" }
---
place s1 K5
place t M5
turn 1 german PFPh
marker opportunity-fire on s1
turn 1 german AFPh
a1 opportunity by s1 inherent 4 FP, s1 sw:MMG 5 FP at M5   = 9 FP  = column 8
roll r1 DR 2,5 ift in a1
a1 ift r1   = column 8  = 1MC
roll r2 DR 1,1 mc for t in a1
t checks 1MC r2 passed in a1
a2 opportunity by s1 sw:MMG 5 FP at M5   = 5 FP  = column 4  = ROF 2
roll r3 DR 5,6 ift in a2
a2 ift r3   = none
marker prep-fire on s1   = counter prep-fire on s1
phase-end   ok A7.25-marker-flips
