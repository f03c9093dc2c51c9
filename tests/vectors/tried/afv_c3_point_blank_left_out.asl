# broken: C6.3-case-l at the To Hit: range 1, neither moves: Case L -2 is left out (due Final 8, a hit)
name = "C3_point_blank_left_out"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
t34 = { side = "russian", type = "T-34/85", ce = false }
---
place pz F5 vca G5-G6
place t34 G5 vca F4-F5

turn 1 german PFPh
a1 prep by pz MA at G5 units t34 vehicle-target range 1
roll r1 DR 4,5 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm I +1 number 8 final 10 miss
marker prep-fire on pz
phase-end
