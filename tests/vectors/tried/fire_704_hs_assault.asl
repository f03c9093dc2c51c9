# broken A7.36-eligibility: a HS 3-3-8 has no Assault Fire
name = "704_hs_assault"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 3-3-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german AFPh
a1 advancing by g1 inherent 3 FP x1/2 AFPh +1 assault at K8 range 3 total 3 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
turn 1 german RtPh
