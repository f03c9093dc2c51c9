# A4.6: a wall on a hexside that the fire does not cross leaves Open Ground what it is; of one that it crosses, or that stands at the vertex it passes, the TEM is asked for.
name = "own_a4_6_wall_not_crossed"
printing = "2e"
walls = ["K5-K4", "K5-L4", "P5-P6", "U5-U6"]
[players]
gerda = { side = "german" }
ivan = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
m1 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian" }
m2 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian" }
m3 = { side = "russian", type = "4-4-7", kind = "squad", nation = "russian" }
g1 = { side = "german", type = "4-6-7", kind = "squad", nation = "german", fp = 4, range = 6 }
g2 = { side = "german", type = "4-6-7", kind = "squad", nation = "german", fp = 4, range = 6 }
g3 = { side = "german", type = "4-6-7", kind = "squad", nation = "german", fp = 4, range = 6 }
---
place m1 J4
place m2 P4
place m3 U4
place g1 K8
place g2 P8
place g3 V6
turn 1 russian MPh
m1 moves K5 1 MF
a1 first by g1 inherent 4 FP at K5 units m1 range 3 answers m1
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1 column 4 final 10 result NE   !! A4.6-ffmo
m2 moves P5 1 MF
a2 first by g2 inherent 4 FP at P5 units m2 range 3 answers m2
roll r2 DR 6,5 ift in a2
a2 ift r2 drm FFNAM -1 column 4 final 10 result NE   ?? A7.6-tem
m3 moves U5 1 MF
a3 first by g3 inherent 4 FP at U5 units m3 answers m3
roll r3 DR 6,5 ift in a3
a3 ift r3 drm FFNAM -1 column 4 final 10 result NE   ?? A7.6-tem
turn 1 russian DFPh
