# broken: A7.3 (a leader has no inherent FP) at a1
name = "310_leader_fires_inherent"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place gl K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by gl inherent 1 FP at K8 range 3 total 1 FP column 1
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 column 1 final 9 result NE
marker prep-fire on gl
turn 1 german MPh
