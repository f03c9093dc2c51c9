# C8.6: WP as the first shot of the DEFENDER in the MPh.
name = "CD-191"
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
a2 first by f MA at M37 range 4 area-target answers r
roll r2 DR 6,6 to-hit in a2
a2 to-hit f MA r2 ammo WP   ok C8.6-wp
