# broken: (counter) at a1: the HMG of the Germans has 7 FP, not 8
name = "311_wrong_base"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:HMG 8 FP at K8 range 3 total 12 FP column 12
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 12 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
