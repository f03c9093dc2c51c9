# broken: A7.5-lone-leader-no-link at a1: K5 and M5 are linked by L5, where a leader alone stands
name = "65_lone_leader_link"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K6
place g2 M6
place gl L5
by boris
place r1 L9
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at L9 range 4 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
