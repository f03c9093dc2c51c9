# C3.33: the full FP of HE on the Area Target Type.
name = "own_c3_33_half"
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
a1 prep by f MA at K34 units t area-target range 6
roll r1 DR 3,3 to-hit in a1
a1 to-hit f MA r1 target t ammo HE number 7 final 6 hit
roll r2 DR 5,6 ift in a1
a1 ift r2 column 12 final 11 result NE   !! C3.33-att-half
