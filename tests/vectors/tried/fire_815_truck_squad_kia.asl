# legal: 1KIA on a squad and a truck: the squad alone is Personnel: eliminated; the truck on its line (Final 2 < 3.5) burns
name = "815_truck_squad_kia"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
tr = { side = "russian", type = "GAZ-MM" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place r1 K8
place tr K8 vca K7-L7
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 drm leader -1 column 8 final 2 result 1KIA
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on gl
tr suffers burning in a1
by boris
r1 eliminated
by anna
turn 1 german MPh
