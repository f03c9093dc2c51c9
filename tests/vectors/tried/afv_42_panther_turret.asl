# broken: D3.12/C5.1 Case A at the To Hit: the Panther's turret is ST, one hexspine costs +2, not +1 (Final 10)
name = "42_panther_turret"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pv = { side = "german", type = "PzKpfw VG", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pv F5 vca G5-G6
place rs H2
turn 1 german PFPh
a1 prep by pv MA at H2 units rs infantry-target range 4 tca F4-G5
roll r1 DR 4,3 to-hit in a1 by anna
a1 to-hit pv MA r1 target rs drm A +1, I +1 number 8 final 9 miss
marker prep-fire on pv
phase-end
