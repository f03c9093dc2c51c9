# legal: K/2 on squad and HS with a tie of the dr: both reduced; HS lost, the new HS takes its 2MC
name = "1007_k_hs_squad_tie"
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
r2 = { side = "russian", type = "russian 2-3-7" }
hs = { side = "russian", type = "russian 2-3-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
place r2 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 dr 5 rs for r1 in a1 by boris
roll r3 dr 5 rs for r2 in a1 by boris
random-selection of r1:r2,r2:r3 chosen r1,r2 in a1
r1 reduced into r1h like hs in a1
r2 eliminated
roll r4 DR 1,2 mc for r1h in a1 by boris
r1h checks 2MC r4 morale 7 passed in a1
by anna
turn 1 german MPh
