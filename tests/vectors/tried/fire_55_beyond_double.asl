# broken A7.22-max-double-range: 13 hexes are more than twice the 6 of the squad; the HMG may fire (16)
name = "55_beyond_double"
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
place g1 K1
by boris
place r1 K14
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x1/2 long-range, g1 sw:HMG 7 FP at K14 range 13 total 9 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 8 final 11 result NE
marker prep-fire on g1 at K1
turn 1 german MPh
