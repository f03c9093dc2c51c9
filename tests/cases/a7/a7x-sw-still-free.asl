# vector a7x-sw-still-free
# Squad First Fired its inherent FP; its unfired LMG fires later in the MPh at another mover: legal.
name = "a7x-sw-still-free"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = { fp = 3, range = 12, rof = 1, b = 12 }

[units]
s = { side = "russian", type = "4-6-7", kind = "squad", sw = ["LMG"] }
m1 = { side = "german", type = "4-4-7", kind = "squad" }
m2 = { side = "german", type = "4-4-7", kind = "squad" }
---
place s K5
place m1 K8
place m2 K8
turn 1 german MPh
m1 moves K8 1 MF not-assault   ?? A4.1-within-hex
a1 first by s inherent 4 FP at K8 units m1
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
m2 moves K8 1 MF not-assault   ?? A4.1-within-hex
a2 first by s sw:LMG 3 FP at K8 units m2   = fired s inherent  = unfired s sw:LMG  = allowed
roll r2 DR 6,5 ift in a2
a2 ift r2
