# legal: AAMG, Passengers and a squad on foot in the same hex, one FG, directed by the Passenger leader (D3.4 EXC, D6.64)
name = "902_ht_group_with_infantry"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["stone-building"] }

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7" }
g2 = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K5 vca K6-L5
place pax K5
pax boards ht
place gl K5
gl boards ht
place g2 K5
by boris
place r1 K8
by anna
attest tem K8 +3
by boris
attest tem K8 +3
by anna
turn 1 german PFPh
a1 prep by pax inherent 4 FP, ht AAMG 3 FP, g2 inherent 4 FP at K8 range 3 directed-by gl total 11 FP column 8
roll r1 DR 4,5 ift in a1 by anna
a1 ift r1 drm leader -1, TEM +3 column 8 final 11 result NE
marker prep-fire on ht
marker prep-fire on g2
turn 1 german MPh
