# broken: C6.5-acquired at a2: one earlier shot (and no other) gives N -1 at most, -2 is declared
printing = "2e"
[players]
anna = { side = "german" }
boris = { side = "russian" }
[default-terrain]
is = ["open-ground"]
[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F5 vca G5-G6
place t34 N5 vca M5-M6
turn 1 german PFPh
a1 prep by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 4,5 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm I +1 number 8 final 10 miss
marker prep-fire on pz
turn 1 russian PFPh
turn 1 russian DFPh
a2 final by pz MA at N5 units t34 vehicle-target range 8
roll r2 DR 4,5 to-hit in a2 by anna
a2 to-hit pz MA r2 target t34 drm I +1, N -2 number 8 final 8 hit
t34 claims facing F5 front
roll r3 DR 6,6 to-kill in a2 by anna
a2 to-kill r3 armor 11 number 6 result no-effect
phase-end
