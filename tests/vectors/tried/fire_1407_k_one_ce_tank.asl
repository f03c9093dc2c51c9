# legal: K/2 at a CE tank alone: the crew suffers: Stun and Recall, no Random Selection
name = "1407_k_one_ce_tank"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-2" }
t1 = { side = "russian", type = "T-34/85", ce = true }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place t1 K8 vca K7-L7
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 drm leader -2, CE +2 column 8 final 3 result K/2
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on gl
by boris
t1 suffers stun in a1
t1 is recalled in a1
by anna
turn 1 german MPh
