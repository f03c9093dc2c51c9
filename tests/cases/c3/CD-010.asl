# C3.3: the numbers of Americans are black from 1944 on.
name = "CD-010"
printing = "2e"
excerpts = true
date = "1944-06-06"

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
a1 to-hit f MA r1 target t ammo AP drm I +1 number 9 final 11 miss   ok C3.3-modified-th  = number 9
