# broken A7.7-valid-fire-nmc-potential: a HS of 2 FP against +3 gives a PTC at best (3: 6 on col. 2; 1,1 cowers): no Encirclement
name = "211_no_nmc_potential"
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
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 T1
place g2 T6
by boris
place r1 T3
by anna
attest tem T3 +3
by boris
attest tem T3 +3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 2 FP at T3 range 2 total 2 FP column 2
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm TEM +3 column 2 final 14 result NE
a2 prep by g2 inherent 4 FP at T3 range 3 total 4 FP column 4
marker encircled at T3
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 drm TEM +3 column 4 final 13 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
