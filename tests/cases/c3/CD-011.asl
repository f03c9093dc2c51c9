# C3.3: an 85L at Infantry, 6 hexes.
name = "CD-011"
printing = "2e"
excerpts = true

[players]
anna = { side = "russian" }
boris = { side = "german" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "russian", type = "T-34/85", ce = false }
t = { side = "german", type = "german 4-6-7" }
---
by anna
place f K40 vca K39-L39
by boris
place t K34
t is known
by anna
turn 1 russian PFPh
a1 prep by f MA at K34 units t infantry-target range 6
roll r1 DR 5,5 to-hit in a1
a1 to-hit f MA r1 target t ammo HE drm I +1 number 8 final 11 miss   ok C3.3-modified-th  = number 8
