# vector a7-spraying-one-concealed
# 6-2-8 sprays two hexes at range 1 and 2: the ADJACENT one holds a concealed squad: 6x2/2/2 = 3; the other, unconcealed, 6/2 = 3.
name = "a7-spraying-one-concealed"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s = { side = "german", type = "6-2-8", kind = "squad", spraying = true }
t1 = { side = "russian", type = "4-6-7", kind = "squad" }
t2 = { side = "russian", type = "4-6-7", kind = "squad" }
---
place s K5
place t1 K6
place t2 K7
t1 is concealed
turn 1 german PFPh
a1 prep by s inherent 6 FP x1/2 spraying at K6,K7   = 3 FP at 1  = 3 FP at 2
roll r1 DR 2,3 ift in a1
a1 ift r1   = NMC  = one DR  = NMC at 1  = NMC at 2
