# legal: K/3 at a Japanese 4-4-7: step-reduced to a 3-4-7, which takes the 3MC (G1.11)
name = "1702_japanese_step_k"
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
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 12 final 3 result K/3
marker prep-fire on g1
marker prep-fire on g2
by boris
j1 reduced into j1r like jr in a1
roll r2 DR 1,2 mc for j1r in a1 by boris
j1r checks 3MC r2 morale 7 passed in a1
by anna
turn 1 american MPh
