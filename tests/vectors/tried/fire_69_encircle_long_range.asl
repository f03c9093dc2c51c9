# broken A7.7-normal-range: the 4-4-7 fires at 5 hexes, beyond its 4
name = "69_encircle_long_range"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-4-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K12
by boris
place r1 K10
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x1/2 long-range at K10 range 5 total 2 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on g1
a2 prep by g2 inherent 4 FP at K10 range 2 total 4 FP column 4
marker encircled at K10
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 4 final 10 result NE
marker prep-fire on g2
turn 1 german MPh
