# C8.52: no SMOKE in the own hex.
name = "own_c8_52_own_hex"
printing = "2e"

[players]
anna = { side = "german" }
boris = { side = "russian" }

[default-terrain]
is = ["open-ground"]

[units]
f = { side = "german", type = "PzKpfw IVH", ce = false }
---
by anna
place f K40 vca K39-L39
turn 1 german PFPh
a2 prep by f MA at K40 range 0 area-target   !! C3.33-att-not-own-hex
roll r2 DR 5,5 to-hit in a2
a2 to-hit f MA r2 ammo s   !! C8.52-ground-level
