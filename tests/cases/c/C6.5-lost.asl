# What a gun acquired it loses: by a move, by its crew, by other fire of a mortar's squad, also across Player Turns (C6.5).
name = "C6.5: lost"
printing = "2e"

[players]
gerda = { side = "german" }
rudi = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
LMG = "german lmg"
MTR = { kind = "ordnance", rof = 3, gun = "MTR", calibre = "50*" }

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
pz2 = { side = "german", type = "PzKpfw IVH", ce = false }
sq = { side = "german", type = "german 4-6-7", sw = ["LMG", "MTR"] }
t34 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F5 vca G5-G6
place pz2 F9 vca G9-G10
place sq F15
place t34 N5 vca M5-M6
place rs F18
rs is known
t34 is known
turn 1 german PFPh
a1 prep by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 4,5 to-hit in a1
a1 to-hit pz MA r1 target t34 drm I +1 number 9 final 10 miss
a2 prep by pz2 MA at N5 units t34 vehicle-target range 8
roll r2 DR 4,5 to-hit in a2
a2 to-hit pz2 MA r2 target t34 drm I +1 number 9 final 10 miss
a3 prep by sq sw:MTR at F18 units rs area-target range 3
roll r3 DR 1,6 to-hit in a3
a3 to-hit sq sw:MTR r3 target rs number 7 final 7 hit
a4 prep by sq sw:LMG 3 FP at F18 units rs range 3 total 3 FP column 2
roll r4 DR 6,5 ift in a4
a4 ift r4 column 2 final 11 result NE
a5 prep by sq sw:MTR rof at F18 units rs area-target range 3
roll r5 DR 6,3 to-hit in a5
a5 to-hit sq sw:MTR r5 target rs drm N -1 number 7 final 8 miss   !! C6.5-acquired
marker prep-fire on pz
marker prep-fire on pz2
marker prep-fire on sq
turn 1 russian DFPh
a6 final by pz MA at N5 units t34 vehicle-target range 8
roll r6 DR 4,6 to-hit in a6
a6 to-hit pz MA r6 target t34 drm I +1, N -1 number 9 final 10 miss   ok C6.5-acquired
pz2 is stunned   ?? LOG.vehicle-cause
turn 1 russian RtPh
turn 2 german PFPh
pz2 is no-longer stunned
a7 prep by pz2 MA at N5 units t34 vehicle-target range 8
roll r7 DR 4,6 to-hit in a7
a7 to-hit pz2 MA r7 target t34 drm I +1, N -1 number 9 final 10 miss   !! C6.5-acquired
