# broken: A7.531 at the IFT: a 6+1 directs: +1 is due
name = "132_leader_6p1"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "6+1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gl K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP at K8 range 3 directed-by gl total 4 FP column 4
roll r1 DR 3,3 ift in a1 by anna
a1 ift r1 column 4 final 6 result NMC
marker prep-fire on g1
marker prep-fire on gl
by boris
roll r2 DR 1,2 mc for r1 in a1 by boris
r1 checks NMC r2 morale 7 passed in a1
by anna
turn 1 german MPh
