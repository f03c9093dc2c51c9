# The IFE of a small turret while CE (C5.9)
name = "The IFE of a small turret while CE"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IIF", ce = true }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by boris
place r K5
r is known
by anna
place pz K9 vca K8-L8
turn 1 german PFPh
a1 prep by pz IFE 4 FP at K5 units r range 4 total 4 FP column 4   !! C5.9-rst-1mt
roll r2 DR 5,5 ift in a1 by anna
a1 ift r2 column 4 final 10 result NE
marker prep-fire on pz at K9
