# vector A9.7-russian-mmg
# A Russian MMG (B11) rolls 5,6; nobody turns it. 11 >= 11: malfunction.
name = "A9.7-russian-mmg"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MMG = "russian mmg"

[units]
f = { side = "russian", type = "russian 4-4-7", sw = ["MMG"] }
e = { side = "german", type = "german 4-6-7", sw = [] }
h = { side = "german", type = "german 4-6-7", sw = [] }
---
by boris
place f K9
by anna
place e K5
place h M6
e is known
h is known
by boris
turn 1 russian PFPh
a1 prep by f sw:MMG 4 FP at K5 range 4 total 4 FP column 4
roll r1 DR 5,6 ift in a1 by boris
a1 ift r1 column 4 final 11 result NE   = malfunctions f sw:MMG
a2 prep by f inherent 4 FP at M6 range 4 total 4 FP column 4
roll r2 DR 6,4 ift in a2 by boris
a2 ift r2 column 4 final 10 result NE
marker prep-fire on f
turn 1 russian MPh   !! A9.7-sw-breakdown
