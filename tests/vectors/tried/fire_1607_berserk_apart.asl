# legal: a berserk squad of the hex fires apart (A7.55 asks for Good Order)
name = "1607_berserk_apart"
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
---
by anna
place g1 K5
place g2 K5
g2 is berserk
by boris
place r1 K8
by anna
turn 1 german AFPh
a1 advancing by g1 inherent 4 FP x1/2 AFPh at K8 range 3 total 2 FP column 2
roll r1 DR 5,6 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
a2 advancing by g2 inherent 4 FP x1/2 AFPh at K8 range 3 total 2 FP column 2
roll r2 DR 5,6 ift in a2 by anna
a2 ift r2 column 2 final 11 result NE
turn 1 german RtPh
