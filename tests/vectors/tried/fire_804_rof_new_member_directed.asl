# broken A7.53-one-attack-per-phase: the ROF shot of the HMG is directed together with g3, who is new
name = "804_rof_new_member_directed"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[weapons]
HMG = "german hmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["HMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
g3 = { side = "german", type = "german 4-6-7", sw = [] }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
place g3 K5
place gl K5
by boris
place r1 K8
place r2 N7
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:HMG 7 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 15 FP column 12
roll r1 DR 2,6 ift in a1 by anna
a1 ift r1 drm leader -1, TEM +3 column 12 final 10 result PTC
by boris
roll r2 DR 1,2 tc for r1 in a1 by boris
r1 checks PTC r2 morale 7 passed in a1
by anna
a2 prep by g1 sw:HMG 7 FP rof, g3 inherent 4 FP at N7 range 4 directed-by gl total 11 FP column 8
roll r3 DR 6,5 ift in a2 by anna
a2 ift r3 drm leader -1 column 8 final 10 result NE
marker prep-fire on g1
marker prep-fire on g2
marker prep-fire on g3
marker prep-fire on gl
turn 1 german MPh
