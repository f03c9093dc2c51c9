# C6.5: SMOKE ends what was acquired.
name = "own_c6_5_smoke"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = true }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40 vca K39-L39
turn 1 german PFPh
a1 prep by f MA at K34 units t area-target range 6
roll r1 DR 5,6 to-hit in a1
a1 to-hit f MA r1 target t ammo s number 9 final 11 miss
a2 prep by f MA at K34 units t infantry-target range 6
roll r2 DR 5,6 to-hit in a2
a2 to-hit f MA r2 target t ammo HE drm F +2, N -1 number 8 final 12 miss   !! C6.5-acquired
