# broken: Case B at the To Hit: fire in the AFPh by a tank that has not moved takes +2 (C5.2)
name = "51_afph_no_case"
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
turn 1 german MPh
turn 1 german DFPh
turn 1 german AFPh
a1 advancing by pz MA at N5 units t34 vehicle-target range 8
roll r1 DR 5,4 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm I +1 number 8 final 10 miss
phase-end
