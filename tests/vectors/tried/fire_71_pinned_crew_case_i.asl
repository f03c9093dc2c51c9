# broken A7.82-ct-crew-buttons-up: the pinned crew of the closed-topped tank is BU (Case I +1), but fires as CE
name = "71_pinned_crew_case_i"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = true }
r1 = { side = "russian", type = "russian 4-4-7" }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place pz K5 vca K6-L5
by boris
place r1 K8
place t34 L9 vca L8-M9
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 1,4 ift in a1 by boris
a1 ift r1 drm CE +2 column 4 final 7 result PTC
marker prep-fire on r1
by anna
roll r2 DR 5,5 tc for pz in a1 by anna
pz checks PTC r2 morale 8 failed in a1
marker pin on pz
by boris
turn 1 russian MPh
t34 start 1 MP total 1 seen-by pz
t34 enter L8 1 MP total 2 seen-by pz
by anna
a2 first by pz MA at L8 units t34 vehicle-target range 4 answers t34
roll r3 DR 5,6 to-hit in a2 by anna
a2 to-hit pz MA r3 target t34 drm J1 +3 number 10 final 14 miss
marker first-fire on pz
by boris
t34 stop 1 MP total 3
t34 ends
turn 1 russian DFPh
