# C3.3: BU, and the turret turned by a spine.
name = "CD-025"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "T-34/85", ce = false }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place f K40 vca K39-L39
by boris
place t Q40 vca P39-P40
t is known
by anna
turn 1 russian PFPh
a1 prep by f MA at Q40 units t vehicle-target range 6 tca L39-L40
roll r1 DR 4,4 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm A +1, I +1 number 10 final 10 hit   ok C3.3-modified-th  = number 10  = final 10  = drm +2  = hit
