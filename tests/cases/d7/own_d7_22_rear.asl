# A Gun that fires at the tank that overran it pays Case E, and strikes the front.
name = "own_d7_22_rear"
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH" }
atg = { side = "russian", type = "45mm PTP obr. 42" }
ac = { side = "russian", type = "russian crew 2-2-8" }
---
place pz K9 vca K8-L8
by boris
place atg K8 vca K7-L7
place ac K8
atg is known
ac is known
turn 1 german MPh
by anna
pz start 1 MP total 1 seen-by atg,ac
pz enter K8 1 MP total 2 seen-by atg,ac
pz overrun K8 4 MP total 6
a1 ovr at K8 units ac total 16 FP column 16
roll r1 DR 6,5 ift in a1
a1 ift r1 drm open-ground -1 column 16 final 10 result NMC
by boris
roll r2 DR 2,3 mc for ac in a1
ac checks NMC r2 morale 8 passed in a1
a2 first by atg gun at K8 units pz vehicle-target answers pz
roll r3 DR 3,1 to-hit in a2
a2 to-hit atg gun r3 target pz drm J1 +3, E +2 final 9 hit   !! D7.22-rear
roll r4 DR 6,6 to-kill in a2
a2 to-kill r4 armor 8 result no-effect   !! D7.22-rear
