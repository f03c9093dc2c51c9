# legal: three single attacks through N, SE and SW encircle T5 with the third; its MC use the lowered morale, and a leader pinned by the highest pass helps nobody
name = "05_encircled_three_sides"
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
rl = { side = "russian", type = "8-1" }
---
by anna
place g1 T3
place g2 V6
place g3 R6
by boris
place r1 T5
place rl T5
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at T5 range 2 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
marker prep-fire on g1 at T3
a2 prep by g2 inherent 4 FP at T5 range 2 total 4 FP column 4
roll r2 DR 6,3 ift in a2 by anna
a2 ift r2 column 4 final 9 result NE
marker prep-fire on g2 at V6
a3 prep by g3 inherent 4 FP at T5 range 2 total 4 FP column 4
marker encircled at T5
roll r3 DR 1,4 ift in a3 by anna
a3 ift r3 column 4 final 5 result 1MC
marker prep-fire on g3 at R6
by boris
roll r4 DR 2,4 mc for rl in a3 by boris
rl checks 1MC r4 morale 7 passed in a3
rl is pinned in a3
roll r5 DR 3,3 mc for r1 in a3 by boris
r1 checks 1MC r5 morale 6 failed in a3
r1 is broken,dm in a3
by anna
turn 1 german MPh
