# broken A7.55-mandatory-fg: the MMG fired alone at K8, its squad and g2 fire at K8 later
name = "801_mmg_first_then_squads"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "german mmg"

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MMG"] }
g2 = { side = "german", type = "german 4-6-7", sw = [] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
place g2 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 sw:MMG 5 FP at K8 range 3 total 5 FP column 4
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 4 final 11 result NE
a2 prep by g1 inherent 4 FP, g2 inherent 4 FP at K8 range 3 total 8 FP column 8
roll r2 DR 6,4 ift in a2 by anna
a2 ift r2 column 8 final 10 result NE
marker prep-fire on g1
marker prep-fire on g2
turn 1 german MPh
