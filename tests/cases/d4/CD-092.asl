# A PzKpfw IVH (CS 6) is eliminated and does not burn: a CS DR of 6 saves its crew.
name = "CD-092"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
a = { side = "russian", type = "T-34/85", ce = true }
pz = { side = "german", type = "PzKpfw IVH" }
pc = { side = "german", type = "german crew 1-2-7" }
---
by anna
place pz K4 vca K5-L4
pz is known
by boris
place a K9 vca K8-L8
turn 1 russian PFPh
a1 prep by a MA at K4 units pz vehicle-target
roll r1 DR 5,2 to-hit in a1
a1 to-hit a MA r1 target pz hit
roll r2 DR 4,3 to-kill in a1
a1 to-kill r2 result eliminated
pz suffers eliminated in a1
by anna
roll r3 DR 3,3 survival for pz by anna
place pc K4   ok D5.6-cs
