# legal: the squad fires at K8 undirected, its MMG at N6 directed
name = "51_mg_directed_squad_apart"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[terrain]
K8 = { is = ["woods"] }
N6 = { is = ["woods"] }

[weapons]
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
gl = { side = "german", type = "9-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place gl K5
by boris
place r1 K8
place r2 N6
by anna
attest tem K8 +1
attest tem N6 +1
by boris
attest tem K8 +1
attest tem N6 +1
by anna
turn 1 german PFPh
a1 prep by g1 sw:MMG 5 FP at N6 range 3 directed-by gl total 5 FP column 4
roll r1 DR 4,4 ift in a1 by anna
a1 ift r1 drm leader -1, TEM +1 column 4 final 8 result NE
a2 prep by g1 inherent 4 FP at K8 range 3 total 4 FP column 4
roll r2 DR 6,5 ift in a2 by anna
a2 ift r2 drm TEM +1 column 4 final 12 result NE
marker prep-fire on g1 at K5
marker prep-fire on gl at K5
turn 1 german MPh
