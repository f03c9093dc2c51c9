# C3.3: without a date the numbers of Americans may be either.
name = "own_c3_3_no_date"
printing = "2e"
excerpts = true

[players]
anna = { side = "american" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "american", type = "M4", ce = false }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place f K40 vca K39-L39
by boris
place t K32 vca K31-L31
t is known
by anna
turn 1 american PFPh
a1 prep by f MA at K32 units t vehicle-target range 8
roll r1 DR 5,5 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm I +1 number 8 final 11 miss   ?? C3.3-modified-th
