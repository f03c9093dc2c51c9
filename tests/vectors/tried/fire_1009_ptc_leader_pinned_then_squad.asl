# legal: PTC: the 8-1 fails and is pinned, r1 takes its TC without him
name = "1009_ptc_leader_pinned_then_squad"
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
rl = { side = "russian", type = "8-1" }
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
roll r1 DR 3,6 ift in a1 by anna
a1 ift r1 column 8 final 9 result PTC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 4,6 tc for rl in a1 by boris
rl checks PTC r2 morale 8 failed in a1
rl is pinned in a1
roll r3 DR 3,4 tc for r1 in a1 by boris
r1 checks PTC r3 morale 7 passed in a1
by anna
turn 1 german MPh
