# broken: C5.6/D3.7 at the To Hit or the end of the phase: Intensive Fire lowers the B# of 12 by 2, an Original 10 malfunctions and is not recorded
name = "C5_intensive_breakdown"
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
place t34 N5 vca M5-M6

turn 1 german PFPh
a1 prep by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 4,6 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm I +1, F +2 number 8 final 13 miss
marker prep-fire on pz
phase-end
