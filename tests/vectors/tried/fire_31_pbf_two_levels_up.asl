# broken A7.21-pbf-adjacent-hex-level: a target two levels up in the adjacent hex gives no PBF; 4 FP, not 8
name = "31_pbf_two_levels_up"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K6 = { is = ["stone-building"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K6 level 2
by anna
attest tem K6 +3
by boris
attest tem K6 +3

by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP x2 PBF at K6/2 range 1 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm TEM +3 column 8 final 14 result NE
marker prep-fire on g1 at K5
turn 1 german MPh
