# vector a7-mandatory-fg-different-movers
# In the MPh two squads of one Location First Fire separately at two different moving squads in one Location.
name = "a7-mandatory-fg-different-movers"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
s1 = { side = "russian", type = "4-6-7", kind = "squad" }
m1 = { side = "german", type = "4-4-7", kind = "squad" }
s2 = { side = "russian", type = "4-6-7", kind = "squad" }
m2 = { side = "german", type = "4-4-7", kind = "squad" }
---
place s1 K5
place m1 M5
place s2 K5
place m2 M5
turn 1 german MPh
m1 moves M5 1 MF not-assault   ?? A4.1-within-hex
a1 first by s1 inherent 4 FP at M5 units m1
roll r1 DR 6,5 ift in a1
a1 ift r1 result none
m2 moves M5 1 MF not-assault   ?? A4.1-within-hex
a2 first by s2 inherent 4 FP at M5 units m2   = allowed
roll r2 DR 6,5 ift in a2
a2 ift r2
