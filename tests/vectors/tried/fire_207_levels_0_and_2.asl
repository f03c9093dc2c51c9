# broken A7.5-adjacent-chain: level 0 and level 2 of K5 are not ADJACENT
name = "207_levels_0_and_2"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }
K5 = { is = ["stone-building"] }

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5 level 2
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 drm TEM +3 column 8 final 14 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
