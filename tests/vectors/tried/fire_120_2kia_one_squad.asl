# legal: a 2KIA at a single squad: eliminated, no Random Selection
name = "120_2kia_one_squad"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 8-3-8" }
g2 = { side = "german", type = "german 8-3-8" }
gl = { side = "german", type = "9-2" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 8 FP, g2 inherent 8 FP at K8 range 3 directed-by gl total 16 FP column 16
roll r1 DR 1,3 ift in a1 by anna
a1 ift r1 drm leader -2 column 16 final 2 result 2KIA
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on gl
by boris
r1 eliminated
by anna
turn 1 german MPh
