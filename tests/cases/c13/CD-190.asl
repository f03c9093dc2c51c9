# C8.6: WP behind the First Fire of a squad.
name = "CD-190"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = false }
s = { side = "german", type = "german 4-6-7", sw = [] }
r = { side = "russian", type = "russian 4-4-7", sw = [] }
---
by anna
place f K40 vca K39-L39
place s M40
by boris
place r M36
r is known
turn 1 russian MPh
r moves M37 1 MF
by anna
a1 first by s inherent 4 FP at M37 units r range 3 answers r total 4 FP column 4
roll r1 DR 6,5 ift in a1
a1 ift r1 drm FFNAM -1, FFMO -1 column 4 final 9 result NE
a2 first by f MA at M37 range 4 area-target answers r
roll r2 DR 6,6 to-hit in a2
a2 to-hit f MA r2 ammo WP   !! C8.6-wp
