# C5.62: Intensive Fire lowers the B# by two.
name = "CD-103"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "57mm PTP obr. 43" }
m = { side = "russian", type = "russian crew 2-2-8" }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by boris
place t K34 vca K33-L33
t is known
by anna
place f K40 vca K39-L39
place m K40
turn 1 russian PFPh
a1 prep by f gun at K34 units t vehicle-target range 6
roll r1 DR 5,6 to-hit in a1
a1 to-hit f gun r1 target t ammo AP number 10 final 11 miss
a2 prep by f gun at K34 units t vehicle-target range 6
roll r2 DR 6,4 to-hit in a2
a2 to-hit f gun r2 target t ammo AP drm F +2, N -1 number 10 final 11 miss   ok C5.6-after-rof
f malfunctions gun r2
