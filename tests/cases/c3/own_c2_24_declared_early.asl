# Shots by ROF that were declared before the dice of the one before: the colored die decides when it is told (C2.24, A9.7).
name = "own_c2_24_declared_early"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
g = { side = "russian", type = "45mm PTP obr. 42" }
c = { side = "russian", type = "russian crew 2-2-8" }
pz = { side = "german", type = "PzKpfw IVH" }
---
by anna
place pz K4 vca K3-L3
by boris
place g K9 vca J8-K8
place c K9
pz is known
turn 1 russian PFPh
a1 prep by g gun at K4 units pz vehicle-target
a2 prep by g gun rof at K4 units pz vehicle-target
roll r1 DR 5,6 to-hit in a1
a1 to-hit g gun r1 target pz miss
roll r2 DR 5,6 to-hit in a2
a2 to-hit g gun r2 target pz drm N -1   !! C2.24-rof-kept
turn 1 russian MPh
