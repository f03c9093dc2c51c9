# broken A7.9-fg-random-selection: two squads with a LMG each cower; no dr says who is marked with his SW
name = "122_cower_no_rs"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
L1 = "german lmg"
L2 = "german lmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["L1"] }
g2 = { side = "german", type = "german 4-6-7", sw = ["L2"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 6,6 ift in a1 by anna
a1 ift r1 column 6 final 12 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
