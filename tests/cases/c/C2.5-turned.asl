# C2.5: a Gun without a turret that turned for its shot has one ROF less for that shot alone; of a vehicle one source denies it.
name = "C2.5-turned"
printing = "2e"
excerpts = true

[players]
gerda = { side = "german" }
ivan = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
st = { side = "german", type = "StuG IIIG", ce = true }
pz = { side = "german", type = "PzKpfw IVH", ce = true }
atg = { side = "german", type = "7.5cm PaK 40" }
crew = { side = "german", type = "german crew 2-2-8" }
r = { side = "russian", type = "russian 4-4-7" }
---
by ivan
place r M9
r is known
by gerda
place st K9 vca K8-L8
turn 1 german PFPh
a1 prep by st MA at M9 units r infantry-target range 2 vca L8-L9
roll r1 DR 1,6 to-hit in a1 by gerda
a1 to-hit st MA r1 target r drm A +3, L -1 number 8 final 9 miss
a2 prep by st MA rof at M9 units r infantry-target range 2
roll r2 DR 6,5 to-hit in a2 by gerda
a2 to-hit st MA r2 target r drm L -1 number 8 final 10 miss
turn 1 russian RPh
turn 2 german RPh
turn 2 german PFPh
a3 prep by st MA at M9 units r infantry-target range 2
roll r3 DR 1,6 to-hit in a3 by gerda
a3 to-hit st MA r3 target r drm L -1 number 8 final 6 hit
a4 prep by st MA rof at M9 units r infantry-target range 2   ok C2.24-rof-kept
place atg K9 vca K8-L8
place crew K9
a5 prep by atg gun at M9 units r infantry-target range 2 vca L8-L9
roll r5 DR 2,6 to-hit in a5 by gerda
a5 to-hit atg gun r5 target r drm A +3, L -1 number 8 final 10 miss
a6 prep by atg gun rof at M9 units r infantry-target range 2   !! C2.24-rof-kept
# a turret keeps its ROF
place pz K9 vca K8-L8
a7 prep by pz MA at M9 units r infantry-target range 2 tca L8-L9
roll r7 DR 1,6 to-hit in a7 by gerda
a7 to-hit pz MA r7 target r drm A +1, L -1 number 8 final 7 hit
a8 prep by pz MA rof at M9 units r infantry-target range 2   ok C2.24-rof-kept
