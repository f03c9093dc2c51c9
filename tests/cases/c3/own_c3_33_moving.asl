# C3.33: as Bounding First Fire.
name = "own_c3_33_moving"
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
turn 1 german MPh
f delay 1 MP total 1 seen-by t
a1 bounding by f MA at K34 units t area-target range 6   !! C3.33-att-not-moving
