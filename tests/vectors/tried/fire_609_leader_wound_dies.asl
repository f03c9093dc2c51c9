# legal: K/2 on a leader: wound dr 6: he dies; the squad takes the 2MC and a LLMC
name = "609_leader_wound_dies"
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
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 dr 3 rs for r1 in a1 by boris
roll r3 dr 5 rs for rl in a1 by boris
random-selection of r1:r2,rl:r3 chosen rl in a1
roll r4 dr 6 wound for rl in a1 by boris
rl eliminated
roll r6 DR 1,2 mc for r1 in a1 by boris
r1 checks LLMC r6 morale 7 passed in a1
roll r5 DR 1,2 mc for r1 in a1 by boris
r1 checks 2MC r5 morale 7 passed in a1
by anna
turn 1 german MPh
