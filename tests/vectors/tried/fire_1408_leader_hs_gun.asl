# legal: First target: Gun crew and leader; KIA RS; the Gun takes no part
name = "1408_leader_hs_gun"
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
fk = { side = "russian", type = "45mm PTP obr. 32" }
rc = { side = "russian", type = "russian crew 2-2-8" }
rl = { side = "russian", type = "8-0" }
---
by anna
place g1 K5
place g2 K5
place gl K5
by boris
place fk K8 vca K7-L7
place rc K8
place rl K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 8 FP column 8
roll r1 DR 1,2 ift in a1 by anna
a1 ift r1 drm leader -1 column 8 final 2 result 1KIA
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on gl
by boris
roll r2 dr 5 rs for rc in a1 by boris
roll r3 dr 2 rs for rl in a1 by boris
random-selection of rc:r2,rl:r3 chosen rc in a1
rc eliminated
rl is broken,dm in a1
by anna
turn 1 german MPh
