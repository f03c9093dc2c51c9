# broken: D3.4-infantry-leader-no-vehicle-effect / A10.7: a Passenger leader does not help the MC of the inherent crew
name = "201_passenger_leader_helps_crew"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
ht = { side = "german", type = "SPW 251/1", ce = true }
pax = { side = "german", type = "german 4-6-7" }
gl = { side = "german", type = "8-1" }
r1 = { side = "russian", type = "russian 4-4-7" }
r2 = { side = "russian", type = "russian 4-4-7" }
---
by anna
place ht K5 vca K6-L5
place pax K5
pax boards ht
place gl K5
gl boards ht
by boris
place r1 K8
place r2 K8
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP, r2 inherent 4 FP at K5 units ht,pax,gl range 3 total 8 FP column 8
roll r1 DR 2,4 ift in a1 by boris
a1 ift r1 drm CE +2 column 8 final 8 result NMC
marker prep-fire on r1
marker prep-fire on r2
by anna
roll r2 DR 1,2 mc for gl in a1 by anna
gl checks NMC r2 morale 8 passed in a1
roll r3 DR 4,5 mc for ht in a1 by anna
ht checks NMC r3 drm leader -1 morale 8 passed in a1
roll r4 DR 4,2 mc for pax in a1 by anna
pax checks NMC r4 drm leader -1 morale 7 passed in a1
by boris
turn 1 russian MPh
