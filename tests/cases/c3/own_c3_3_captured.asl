# C3.3: a captured tank has red numbers.
name = "own_c3_3_captured"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "PzKpfw IVH", ce = false }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place f K40 vca K39-L39
by boris
place t K32 vca K31-L31
t is known
by anna
turn 1 russian PFPh
a1 prep by f MA at K32 units t vehicle-target range 8
roll r1 DR 5,5 to-hit in a1
a1 to-hit f MA r1 target t ammo AP drm I +1 number 9 final 11 miss   ?? C3.3-modified-th
