# legal: as 211 but a 9-2 directs the HS: 1,1 - 2 + 3 = 2, K/1: valid
name = "212_leader_gives_potential"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
T3 = { is = ["stone-building"] }

[units]
g1 = { side = "german", type = "german 2-4-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-2" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 T1
place gl T1
place g2 T6
by boris
place r1 T3
by anna
attest tem T3 +3
by boris
attest tem T3 +3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 2 FP at T3 range 2 directed-by gl total 2 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm leader -2, TEM +3 column 2 final 12 result NE
marker prep-fire on gl
a2 prep by g2 inherent 4 FP at T3 range 3 total 4 FP column 4
marker encircled at T3
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 drm TEM +3 column 4 final 13 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
