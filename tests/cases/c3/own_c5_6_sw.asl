# C5.6: a SW.
name = "own_c5_6_sw"
printing = "2e"
excerpts = true

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[weapons]
MTR = { kind = "ordnance", rof = 2 }

[units]
f = { side = "german", type = "german 4-6-7", sw = ["MTR"] }
t = { side = "russian", type = "russian 4-4-7" }
---
by boris
place t K34
t is known
by anna
place f K40
turn 1 german PFPh
a1 prep by f sw:MTR at K34 units t area-target range 6
roll r1 DR 5,6 to-hit in a1
a1 to-hit f sw:MTR r1 target t ammo HE number 7 final 11 miss
a2 prep by f sw:MTR at K34 units t area-target range 6   !! A9.2-rof-kept
roll r2 DR 5,6 to-hit in a2
a2 to-hit f sw:MTR r2 target t ammo HE drm F +2 number 7 final 13 miss   !! C5.6-who
