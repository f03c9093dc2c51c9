# broken A7.7-who: a unit in a pillbox is not encircled
name = "710_encircle_pillbox"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 T1
place g2 T6
by boris
place r1 T3
r1 is in-pillbox
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at T3 range 2 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
a2 prep by g2 inherent 4 FP at T3 range 3 total 4 FP column 4
marker encircled at T3
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 4 final 10 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
