# broken: C6.5-acquired at a3: the MA fired at another target since, the acquisition is lost, N -1 is +0
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
place rs N6
rs is known
turn 1 german PFPh
a1 prep by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 1,6 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm I +1 number 7 final 8 miss
a2 prep by pz MA rof at N6 units rs infantry-target range 8
roll r2 DR 1,6 to-hit in a2 by anna
a2 to-hit pz MA r2 target rs drm I +1 number 7 final 8 miss
a3 prep by pz MA rof at N5 units t34 vehicle-target range 8
roll r3 DR 2,6 to-hit in a3 by anna
a3 to-hit pz MA r3 target t34 drm I +1, N -1 number 7 final 8 miss
marker prep-fire on pz
phase-end
