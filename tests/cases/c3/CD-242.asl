# C5.6: Intensive Fire as Bounding First Fire.
name = "CD-242"
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
place f K41 vca K40-L40
turn 1 german MPh
f start 1 MP total 1 seen-by t
f enter K40 1 MP total 2 seen-by t
f stop 1 MP total 3 seen-by t
f delay 1 MP total 4 seen-by t
a1 bounding by f MA at K34 units t infantry-target range 6
roll r1 DR 6,5 to-hit in a1
a1 to-hit f MA r1 target t ammo HE drm C +4 number 8 final 15 miss
f delay 1 MP total 5 seen-by t
a2 bounding by f MA at K34 units t infantry-target range 6
roll r2 DR 6,5 to-hit in a2
a2 to-hit f MA r2 target t ammo HE drm C +4, F +2 number 8 final 17 miss   ok C5.6-once
