# A Gun whose crew is pinned is not turned for a shot (A7.81).
name = "A7.81: a Gun turned for a shot"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
atg2 = { side = "german", type = "7.5cm PaK 40" }
crew2 = { side = "german", type = "german crew 2-2-8" }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place atg K5 vca K6-L5
place crew K5
place atg2 K9 vca K10-L9
place crew2 K9
place t34 N6 vca M6-M7
t34 is known
turn 1 russian DFPh
crew is pinned   ?? LOG.no-cause
a1 final by atg gun at N6 units t34 vehicle-target range 3 vca L4-L5   !! A7.81-no-ca-change
roll r1 DR 5,6 to-hit in a1
a1 to-hit atg gun r1 target t34 drm A +3, D +2 number 10 final 16 miss
# a crew that is not pinned turns its Gun
a2 final by atg2 gun at N6 units t34 vehicle-target vca L8-L9   ok A7.81-no-ca-change
roll r2 DR 5,6 to-hit in a2
a2 to-hit atg2 gun r2 target t34 drm A +3 number 10 final 14 miss
marker final-fire on atg
marker final-fire on atg2
turn 1 russian AFPh
