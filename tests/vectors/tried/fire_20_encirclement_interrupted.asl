# broken A7.7-consecutive: an attack on K9 lies between the two; r1 is not encircled and its morale stays 7
name = "20_encirclement_interrupted"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
g3 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 U2
place g2 S5
place g3 K5
by boris
place r1 T3
place r2 K9
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at T3 range 2 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1 at U2
a2 prep by g3 inherent 4 FP at K9 range 4 total 4 FP column 4
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 4 final 10 result NE
marker prep-fire on g3 at K5
a3 prep by g2 inherent 4 FP at T3 range 2 total 4 FP column 4
marker encircled at T3
roll r3 DR 5,4 ift in a3 by anna
a3 ift r3 column 4 final 9 result NE
marker prep-fire on g2 at S5
turn 1 german MPh
