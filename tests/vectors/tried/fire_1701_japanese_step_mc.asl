# legal: a Japanese 4-4-7 fails its MC: it does not break but is step-reduced to a 3-4-7 (G1.12)
name = "1701_japanese_step_mc"
printing = "2e"

[players]
anna = { side = "american" }
boris = { side = "japanese" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "american", type = "american 6-6-6" }
g2 = { side = "american", type = "american 6-6-6" }
j1 = { side = "japanese", type = "japanese 4-4-7" }
jr = { side = "japanese", type = "japanese 3-4-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place j1 K8
by anna
turn 1 american PFPh
a1 prep by g1 inherent 6 FP, g2 inherent 6 FP at K8 range 3 total 12 FP column 12
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 column 12 final 9 result NMC
marker prep-fire on g1
marker prep-fire on g2
by boris
roll r2 DR 5,4 mc for j1 in a1 by boris
j1 checks NMC r2 morale 7 failed in a1
j1 reduced into j1r like jr in a1
by anna
turn 1 american MPh
