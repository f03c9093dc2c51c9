# legal: NMC: the leader rolls 12: wounded and broken; the squad passes its LLMC and NMC
name = "1416_leader_12_wounded"
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
rl = { side = "russian", type = "8-0" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
place rl K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 3,5 ift in a1 by anna
a1 ift r1 column 8 final 8 result NMC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 6,6 mc for rl in a1 by boris
rl checks NMC r2 morale 8 failed in a1
roll r3 dr 2 wound for rl in a1 by boris
rl is broken,dm,wounded in a1
roll r4 DR 1,2 mc for r1 in a1 by boris
r1 checks LLMC r4 morale 7 passed in a1
roll r5 DR 1,3 mc for r1 in a1 by boris
r1 checks NMC r5 morale 7 passed in a1
by anna
turn 1 german MPh
