# What was acquired is lost by a shot at another, and one shot gives one (C6.5).
name = "C6.5: another target"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F5 vca G5-G6
place pz2 F9 vca G9-G10
place t34 N5 vca M5-M6
place rs N6
rs is known
t34 is known
turn 1 german PFPh
a1 prep by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 1,6 to-hit in a1
a1 to-hit pz MA r1 target t34 drm I +1 number 9 final 8 hit
a2 prep by pz MA rof at N5 units t34 vehicle-target range 8
roll r2 DR 1,6 to-hit in a2
a2 to-hit pz MA r2 target t34 drm I +1, N -1 number 9 final 7 hit   ok C6.5-acquired
a3 prep by pz MA rof at N6 units rs infantry-target range 8
roll r3 DR 1,6 to-hit in a3
a3 to-hit pz MA r3 target rs drm I +1 number 7 final 8 miss
a4 prep by pz MA rof at N5 units t34 vehicle-target range 8
roll r4 DR 2,6 to-hit in a4
a4 to-hit pz MA r4 target t34 drm I +1, N -1 number 9 final 8 hit   !! C6.5-acquired
a5 prep by pz2 MA at N5 units t34 vehicle-target range 8
roll r5 DR 4,5 to-hit in a5
a5 to-hit pz2 MA r5 target t34 drm I +1 number 9 final 10 miss
marker prep-fire on pz
marker prep-fire on pz2
turn 1 russian PFPh
turn 1 russian DFPh
a6 final by pz2 MA at N5 units t34 vehicle-target range 8
roll r6 DR 4,5 to-hit in a6
a6 to-hit pz2 MA r6 target t34 drm I +1, N -2 number 9 final 8 hit   !! C6.5-acquired
