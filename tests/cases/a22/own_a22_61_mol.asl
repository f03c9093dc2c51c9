# A MOL adds to the FP of its squad.
name = "own_a22_61_mol"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[weapons]
MOL = { kind = "mol", fp = 4, range = 1 }
[units]
g = { side = "russian", type = "russian 4-4-7", sw = ["MOL"] }
h = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place g K8
by anna
place h K7
h is known
by boris
turn 1 russian PFPh
a1 prep by g inherent 4 FP x2 PBF, g sw:MOL 4 FP at K7 units h range 1 total 12 FP column 12   ok A7.351-add-or-separate
roll r1 DR 6,5 ift in a1 by boris
a1 ift r1 column 12 final 11 result NE
marker prep-fire on g at K8
