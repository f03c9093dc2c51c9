# broken D3.51-known-target-for-next-turn: the first target was concealed, the turret stays where it is for the phase
name = "58_second_turn_unknown"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
pz = { side = "german", type = "PzKpfw IVH", ce = false }
rs = { side = "russian", type = "russian 4-4-7", sw = [] }
rs2 = { side = "russian", type = "russian 4-4-7", sw = [] }
---
place pz F5 vca G5-G6
place rs H2
rs is concealed
place rs2 D3
rs2 is known
turn 1 german PFPh
a1 prep by pz CMG 5 FP x1/2 concealed at H2 units rs range 4 tca F4-G5 total 2.5 FP column 2
roll r1 DR 5,4 ift in a1 by anna
a1 ift r1 drm A +1 column 2 final 10 result NE
a2 prep by pz MA at D3 units rs2 infantry-target range 3 tca E5-F4
roll r2 DR 4,6 to-hit in a2 by anna
a2 to-hit pz MA r2 target rs2 drm A +1, I +1 number 8 final 12 miss
marker prep-fire on pz
phase-end
