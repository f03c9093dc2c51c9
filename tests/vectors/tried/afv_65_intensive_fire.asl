# legal: ROF lost, then Intensive Fire with Case F +2 at the acquired target; and no weapon may turn at the end of the phase, which it does not
name = "65_intensive_fire"
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
roll r1 DR 5,4 to-hit in a1 by anna
a1 to-hit pz MA r1 target t34 drm I +1 number 8 final 10 miss
marker prep-fire on pz
a2 prep by pz MA at N5 units t34 vehicle-target range 8
roll r2 DR 5,3 to-hit in a2 by anna
a2 to-hit pz MA r2 target t34 drm I +1, F +2, N -1 number 8 final 10 miss
marker intensive-fire on pz
phase-end
