# broken: A7.2-no-rounding at a1: 2.5 + 2.5 = 5 FP; the log sums 2 + 2 = 4
name = "113_rounded_halves"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 5-3-7" }
g2 = { side = "german", type = "german 5-3-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K9
by anna
turn 1 german PFPh
a1 prep by g1 inherent 5 FP x1/2 long-range, g2 inherent 5 FP x1/2 long-range at K9 range 4 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
