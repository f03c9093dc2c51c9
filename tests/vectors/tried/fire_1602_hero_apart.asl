# broken A7.55-mandatory-fg: the hero of the hex fires apart at the same Location
name = "1602_hero_apart"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
gh = { side = "german", type = "1-4-9" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gh K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
a2 prep by gh inherent 1 FP at K8 range 3 total 1 FP column 1
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 1 final 11 result NE
marker prep-fire on g1
marker prep-fire on gh
turn 1 german MPh
