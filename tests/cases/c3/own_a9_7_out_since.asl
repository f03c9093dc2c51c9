# A Gun malfunctions by the DR of a shot, and fires no other that was declared before (A9.7).
name = "own_a9_7_out_since"
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
a2 prep by g gun at K4 units pz vehicle-target
roll r1 DR 6,6 to-hit in a1
a1 to-hit g gun r1 target pz miss
g malfunctions gun r1
roll r2 DR 5,4 to-hit in a2
a2 to-hit g gun r2 target pz drm F +2   !! A9.7-gun-out
turn 1 russian MPh
