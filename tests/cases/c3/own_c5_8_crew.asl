# C5.8: a captured Gun of a crew.
name = "own_c5_8_crew"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "7.5cm PaK 40" }
m = { side = "russian", type = "russian crew 2-2-8" }
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
roll r1 DR 5,3 to-hit in a1
a1 to-hit f gun r1 target t ammo AP drm H +2 number 10 final 10 hit   ok C5.8-case-h
