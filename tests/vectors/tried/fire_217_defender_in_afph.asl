# broken A7.1-phases-by-side: the DEFENDER fires in the AFPh
name = "217_defender_in_afph"
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
by boris
place r1 K8
by anna
turn 1 german AFPh
by boris
a1 final by r1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 column 4 final 11 result NE
by anna
turn 1 german RtPh
