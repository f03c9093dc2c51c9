# broken A7.301-random-selection: 1KIA at two squads without a dr
name = "121_no_random_selection"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 8-3-8" }
g2 = { side = "german", type = "german 8-3-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
place r2 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 8 FP, g2 inherent 8 FP at K8 range 3 total 16 FP column 16
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 16 final 3 result 1KIA
marker prep-fire on g1
marker prep-fire on g2
by boris
r1 eliminated
r2 is broken,dm in a1
by anna
turn 1 german MPh
