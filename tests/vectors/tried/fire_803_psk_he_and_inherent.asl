# legal: the squad fires its PSK HE at the building and its inherent FP at the same apart
name = "803_psk_he_and_inherent"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[weapons]
PSK = "german psk"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["PSK"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by g1 sw:PSK at K8 infantry-target range 3
roll r1 DR 4,5 to-hit in a1 by anna
a1 to-hit g1 sw:PSK r1 target r1 drm TEM +3 number 7 final 12 miss
a2 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm TEM +3 column 4 final 14 result NE
marker prep-fire on g1
turn 1 german MPh
