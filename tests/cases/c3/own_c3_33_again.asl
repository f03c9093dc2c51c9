# C3.33: behind the Area Target Type a shot is Intensive Fire.
name = "own_c3_33_again"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = false }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40 vca K39-L39
turn 1 german PFPh
a1 prep by f MA at K34 units t area-target range 6
roll r1 DR 1,6 to-hit in a1
a1 to-hit f MA r1 target t ammo HE drm I +1 number 7 final 8 miss
a2 prep by f MA at K34 units t infantry-target range 6
roll r3 DR 4,6 to-hit in a2
a2 to-hit f MA r3 target t ammo HE drm I +1 number 8 final 11 miss   !! C3.33-att-uses-rof
