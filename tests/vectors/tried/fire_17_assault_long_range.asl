# broken A7.36-not-long-range: at 5 hexes the 7-4-7 has 7 x 1/2 x 1/2 = 1.75 FP and no bonus, not 3
name = "17_assault_long_range"
printing = "2e"

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
u1 = { side = "american", type = "american 7-4-7" }
g1 = { side = "german", type = "german 4-6-7" }
---
by anna
place u1 K3
by boris
place g1 K8
by anna
turn 1 american AFPh
a1 advancing by u1 inherent 7 FP x1/2 long-range x1/2 AFPh +1 assault at K8 range 5 total 3 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
turn 1 american RtPh
