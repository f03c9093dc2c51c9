# C5.8: a captured Gun of a squad.
name = "CD-038"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "7.5cm PaK 40" }
m = { side = "russian", type = "russian 4-4-7" }
t = { side = "german", type = "PzKpfw IVH", ce = false }
---
by boris
place t K36 vca K35-L35
t is known
by anna
place f K40 vca K39-L39
f is captured
place m K40
turn 1 russian PFPh
a1 prep by f gun at K36 units t vehicle-target range 4
roll r1 DR 3,3 to-hit in a1
a1 to-hit f gun r1 target t ammo AP drm H +2 number 10 final 8 hit   !! C5.8-case-h  = number 10  = final 10  = drm +4  = hit
