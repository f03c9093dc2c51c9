# broken: A10.3: a wounded 9-1 has a morale of 8: a DR of 9 fails
name = "215_wounded_leader_morale"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
rl = { side = "russian", type = "9-1" }
---
by anna
place g1 K5
place g2 K5
by boris
place rl K8
rl is wounded
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,5 ift in a1 by anna
a1 ift r1 column 8 final 8 result NMC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 4,5 mc for rl in a1 by boris
rl checks NMC r2 morale 9 passed in a1
rl is pinned in a1
by anna
turn 1 german MPh
