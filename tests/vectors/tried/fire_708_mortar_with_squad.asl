# broken A7.51-ordnance-never-in-fg: a light mortar joins the FG of its squad
name = "708_mortar_with_squad"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MTR = { kind = "ordnance", fp = 2, range = 11 }

[units]
g1 = { side = "german", type = "german 4-6-7", sw = ["MTR"] }
r1 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place g1 K5
by boris
place r1 K8
by anna
turn 1 german PFPh
a1 prep by g1 inherent 4 FP, g1 sw:MTR 2 FP at K8 range 3 total 6 FP column 6
roll r1 DR 6,5 ift in a1 by anna
a1 ift r1 column 6 final 11 result NE
marker prep-fire on g1
turn 1 german MPh
