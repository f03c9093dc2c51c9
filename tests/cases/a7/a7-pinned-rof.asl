# vector a7-pinned-rof
# A pinned squad's HMG shows colored 1 and fires again.
name = "a7-pinned-rof"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = { fp = 7, range = 12, rof = 3, b = 12 }

[units]
s = { side = "russian", type = "4-6-7", kind = "squad", sw = ["HMG"] }
t = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
place t M5
turn 1 german DFPh
s is pinned   ?? LOG.no-cause
a1 final by s sw:HMG 7 FP x1/2 pin at M5
roll r1 DR 1,4 ift in a1
a1 ift r1
roll r2 DR 1,1 mc for t in a1
t checks NMC r2 passed in a1
a2 final by s sw:HMG 7 FP x1/2 pin at M5   !! A7.81-no-rof-no-intensive  = allowed 1 of 2
roll r3 DR 6,5 ift in a2
a2 ift r3
