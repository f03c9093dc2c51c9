# legal: K/2 on a Gun crew: it is eliminated (A7.302); the Gun stays
name = "1006_k_crew_gun"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
g1 = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
fk = { side = "russian", type = "45mm PTP obr. 32" }
rc = { side = "russian", type = "russian crew 2-2-8" }
---
by anna
place g1 K5
place g2 K5
by boris
place fk K8 vca K7-L7
place rc K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 column 8 final 3 result K/2
marker prep-fire on g1
marker prep-fire on g2
by boris
rc eliminated
by anna
turn 1 german MPh
