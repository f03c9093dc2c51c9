# broken A7.34-range-three: squad Spraying Fire at four hexes
name = "705_spray_range_four"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K4
by boris
place r1 K7
place r2 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x1/2 spraying at K7,K8 range 3,4 total 2 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
