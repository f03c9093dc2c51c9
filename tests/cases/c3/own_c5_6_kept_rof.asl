# C5.6: Intensive Fire while the ROF is kept.
name = "own_c5_6_kept_rof"
printing = "2e"
excerpts = true

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
a1 prep by f MA at K34 units t infantry-target range 6
roll r1 DR 1,6 to-hit in a1
a1 to-hit f MA r1 target t ammo HE number 8 final 7 hit
roll r2 DR 6,6 ift in a1
a1 ift r2 column 12 final 12 result NE
a2 prep by f MA at K34 units t infantry-target range 6
roll r3 DR 5,6 to-hit in a2
a2 to-hit f MA r3 target t ammo HE drm F +2, N -1 number 8 final 12 miss   !! C5.6-after-rof
