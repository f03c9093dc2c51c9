# broken: (D6.22 mounted fire) at a1: Riders fire at half FP, in the AFPh at a quarter
name = "134_rider_fire_unhalved"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
t34 = { side = "german", type = "PzKpfw IVH", ce = false }
g1 = { side = "german", type = "german 8-3-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place t34 K5 vca K6-L5
place g1 K5
g1 boards t34
by boris
place r1 K8
by anna
turn 1 german AFPh
a1 advancing by g1 inherent 8 FP x1/2 AFPh +1 assault at K8 range 3 total 5 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
turn 1 german RtPh
