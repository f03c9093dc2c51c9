# broken A7.3-column-floor: 15 FP fire on the column of 12, not of 16
name = "112_column_too_high"
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
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:HMG 7 FP, g2 inherent 4 FP at K8 range 3 total 15 FP column 16
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 16 final 11 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
