# legal: K/2 on a broken squad: the HS is broken too and takes a 2MC on its broken morale of 6
name = "119_k2_broken_squad"
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
hs = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
r1 is broken,dm
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
marker prep-fire on g1
marker prep-fire on g2
by boris
r1 reduced into r1h like hs in a1
roll r2 DR 2,2 mc for r1h in a1 by boris
r1h checks 2MC r2 morale 6 passed in a1
by anna
turn 1 german MPh
