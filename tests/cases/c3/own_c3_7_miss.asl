# C3.7: a miss is no CH.
name = "own_c3_7_miss"
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
roll r1 DR 5,5 to-hit in a1
a1 to-hit f MA r1 target t ammo HE number 8 final 10 miss
a1 critical-hit   !! C3.7-ch-hit
