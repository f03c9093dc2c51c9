# C5.3: MP between two shots.
name = "CD-145"
printing = "2e"

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
place f K41 vca K40-L40
turn 1 german MPh
f start 1 MP total 1 seen-by t
f enter K40 1 MP total 2 seen-by t
f stop 1 MP total 3 seen-by t
a1 bounding by f MA at K34 units t infantry-target range 6
roll r1 DR 1,6 to-hit in a1
a1 to-hit f MA r1 target t ammo HE drm C1 +5 number 8 final 12 miss
f start 1 MP total 4 seen-by t
f enter K39 1 MP total 5 seen-by t
f stop 1 MP total 6 seen-by t
a2 bounding by f MA rof at K34 units t infantry-target range 5   ok C5.3-mp-between  = allowed
