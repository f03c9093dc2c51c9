# broken: A7.81-no-ca-change at a2: the crew of the Gun is pinned; the Gun turns for a shot
name = "711_pinned_gun_turns"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
r1 = { side = "russian", type = "russian 4-4-7" }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
by anna
place atg K5 vca K6-L5
place crew K5
by boris
place r1 K8
place t34 N6 vca M6-M7
turn 1 russian PFPh
a1 prep by r1 inherent 4 FP at K5 range 3 total 4 FP column 4
roll r1 DR 3,4 ift in a1 by boris
a1 ift r1 column 4 final 7 result PTC
marker prep-fire on r1
by anna
roll r2 DR 6,4 tc for crew in a1 by anna
crew checks PTC r2 morale 8 failed in a1
crew is pinned in a1
by boris
turn 1 russian MPh
turn 1 russian DFPh
by anna
a2 final by atg gun at N6 units t34 vehicle-target range 3 vca L4-L5
roll r3 DR 5,6 to-hit in a2 by anna
a2 to-hit atg gun r3 target t34 drm A +3, D +2 number 10 final 16 miss
marker final-fire on atg
by boris
turn 1 russian AFPh
