# Intensive Fire lowers the B# by two (C5.6).
name = "C5.6: B# of Intensive Fire"
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
---
place pz F5 vca G5-G6
place pz2 F9 vca G9-G10
place t34 N5 vca M5-M6
t34 is known
turn 1 german PFPh
a1 prep by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 4,5 to-hit in a1
a1 to-hit pz MA r1 target t34 drm I +1 number 9 final 10 miss
a2 prep by pz MA at N5 units t34 vehicle-target range 8
roll r2 DR 4,6 to-hit in a2
a2 to-hit pz MA r2 target t34 drm I +1, N -1, F +2 number 9 final 12 miss   ok C5.6-case-f
pz malfunctions MA r2   ok D3.7-breakdown-applies
a3 prep by pz2 MA at N5 units t34 vehicle-target range 8
roll r3 DR 4,5 to-hit in a3
a3 to-hit pz2 MA r3 target t34 drm I +1 number 9 final 10 miss
a4 prep by pz2 MA at N5 units t34 vehicle-target range 8
roll r4 DR 4,6 to-hit in a4
a4 to-hit pz2 MA r4 target t34 drm I +1, N -1, F +1 number 9 final 11 miss   !! C5.6-case-f
marker prep-fire on pz
marker prep-fire on pz2
turn 1 german MPh   !! D3.7-breakdown-applies
