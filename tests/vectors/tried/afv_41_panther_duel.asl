# legal: ROF kept, Acquisition -1 at the second shot, CMG and BMG as one attack of 8 FP at another target
name = "41_panther_duel"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pv = { side = "german", type = "PzKpfw VG", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pv F5 vca G5-G6
place t34 N5 vca M5-M6
place rs M7
turn 1 german PFPh
a1 prep by pv MA at N5 units t34 vehicle-target range 8
roll r1 DR 1,4 to-hit in a1 by anna
a1 to-hit pv MA r1 target t34 drm I +1 number 9 final 6 hit
t34 claims facing F5 front
roll r2 DR 6,6 to-kill in a1 by anna
a1 to-kill r2 armor 11 number 12 result no-effect
a2 prep by pv MA rof at N5 units t34 vehicle-target range 8
roll r3 DR 4,6 to-hit in a2 by anna
a2 to-hit pv MA r3 target t34 drm I +1, N -1 number 9 final 10 miss
a3 prep by pv CMG 5 FP, pv BMG 3 FP at M7 units rs range 7 total 8 FP column 8
roll r4 DR 5,6 ift in a3 by anna
a3 ift r4 column 8 final 11 result NE
marker prep-fire on pv
phase-end
