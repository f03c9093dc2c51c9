# vector a7-rof-in-afph-without-opportunity
# A MMG fired normally in the AFPh shows colored 1 and fires again.
name = "a7-rof-in-afph-without-opportunity"
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
place s1 M2
place t M5
turn 1 german AFPh
a1 advancing by s1 sw:MMG 5 FP x1/2 AFPh at M5
roll r1 DR 1,4 ift in a1
a1 ift r1
roll r2 DR 1,1 mc for t in a1
t checks NMC r2 passed in a1
a2 advancing by s1 sw:MMG 5 FP x1/2 AFPh at M5   !! A7.25-rof-if-only-opportunity  = allowed 1 of 2
roll r3 DR 6,5 ift in a2
a2 ift r3
