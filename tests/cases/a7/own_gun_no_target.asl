# A7.4: a Gun is no target of small arms that name its crew; another squad of the Location is one.
name = "own_gun_no_target"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
atg2 = { side = "german", type = "7.5cm PaK 40" }
crew2 = { side = "german", type = "german crew 2-2-8" }
g = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
r2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place atg K9 vca K8-L8
place crew K9
place atg2 P9 vca P8-Q9
place crew2 P9
place g P9
atg is known
crew is known
atg2 is known
crew2 is known
g is known
by boris
place r K6
place r2 P6
turn 1 russian PFPh
a1 prep by r inherent 4 FP at K9 units crew total 4 FP column 4   ok A7.4-all-in-location
roll r1 DR 6,5 ift in a1
a1 ift r1 column 4 final 11 result NE
marker prep-fire on r
a2 prep by r2 inherent 4 FP at P9 units crew2 total 4 FP column 4   !! A7.4-all-in-location
roll r2 DR 6,5 ift in a2
a2 ift r2 column 4 final 11 result NE
marker prep-fire on r2
