# broken: A7.23-area-fire-each (concealed-half) at a1: 4 x 1/2 AFPh x 1/2 concealed = 1 FP, not 2
name = "27_concealed_in_afph"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
r1 is concealed
by anna
turn 1 german AFPh
a1 advancing by g1 inherent 4 FP x1/2 AFPh at K8 range 3 total 2 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 2 final 11 result NE
turn 1 german RtPh
